/** Where an error is kept for the error page: the first since the visitor opened a page. */
const key = 'error';

/** What the error page shows of an error; it has words of its own for what is missing. */
export interface StoredError {
  status?: unknown;
  message?: unknown;
  description?: unknown;
}

/** Keeps an error for the error page, unless one is kept already. Never throws. */
export function storeError(error: unknown): void {
  if (!error) return;
  const { status, message, description }: StoredError = Object(error);
  try {
    sessionStorage[key] ??= JSON.stringify({ status, message, description });
  } catch {
    // Storage is blocked or full, or the error holds what can't be written.
  }
}

/** Empty where the browser blocks storage, so that the error page has its own words. */
export function storedError(): StoredError {
  try {
    return JSON.parse(sessionStorage[key] ?? '{}');
  } catch {
    return {};
  }
}

export function forgetError(): void {
  try {
    delete sessionStorage[key];
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
