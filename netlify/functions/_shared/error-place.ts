/** Where an error came from, for the log, without its message: that may quote a form. */
export function errorPlace(error: unknown): string {
  return error instanceof Error ? (error.stack?.slice(error.stack.indexOf('\n    at ')) ?? '') : '';
}
