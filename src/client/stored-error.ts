/** Where an error is kept for the error page: the first since the visitor opened a page. */
const key = 'error';

/** What the error page shows of an error; it has words of its own for what is missing. */
export interface StoredError {
  status?: unknown;
  message?: unknown;
  description?: unknown;
}

const kept: (keyof StoredError)[] = ['status', 'message', 'description'];

/** Keeps an error for the error page, unless one is kept already. Never throws. */
export function storeError(error: unknown): void {
  if (!error) return;
  try {
    sessionStorage[key] ??= JSON.stringify(error, kept);
  } catch {
    // Storage is blocked or full, or the error holds what can't be written.
  }
}

/** In letters. */
const longest = 200;

/** The kept error as text to show; empty where it doesn't say, or the browser blocks storage. */
export function storedError(): Record<keyof StoredError, string> {
  const { status, message, description } = readError();
  const isStatus = Number.isInteger(status) && Number(status) >= 400 && Number(status) < 600;
  return {
    status: isStatus ? String(status) : '',
    message: shownText(message),
    description: shownText(description),
  };
}

const shownText = (text: unknown) =>
  typeof text === 'string' ? text.trim().slice(0, longest) : '';

function readError(): StoredError {
  try {
    return Object(JSON.parse(sessionStorage[key]));
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
