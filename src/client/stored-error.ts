/** Where an error is kept for the error page: the first since the visitor opened a page. */
const key = 'error';

/** What the error page shows of an error; it has words of its own for what is missing. */
export interface StoredError {
  status?: unknown;
  message?: unknown;
  description?: unknown;
}

/** The tab's storage; none where the browser blocks it, so that the error page has its own words. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps an error for the error page, unless one is kept already. Never throws. */
export function storeError(error: unknown): void {
  if (!error) return;
  const { status, message, description }: StoredError = Object(error);
  try {
    if (storage()?.getItem(key)) return;
    storage()?.setItem(key, JSON.stringify({ status, message, description }));
  } catch {
    // Storage is full, or the error holds what can't be written.
  }
}

export function storedError(): StoredError {
  return JSON.parse(storage()?.getItem(key) ?? '{}');
}

export function forgetError(): void {
  storage()?.removeItem(key);
}
