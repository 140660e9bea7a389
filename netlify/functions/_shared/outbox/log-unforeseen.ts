/** Logs where an error came from, not its message, which may quote the form. */
export function logUnforeseen(recordKey: string, error: unknown): void {
  const stack = error instanceof Error ? error.stack?.slice(error.stack.indexOf('\n    at ')) : '';
  console.error(`outbox: ${recordKey}: unforeseen error${stack}`);
}
