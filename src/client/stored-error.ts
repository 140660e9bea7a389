/** The key in session storage of the first error since the visitor opened a page. */
export const errorKey = 'error';

/** The parts of an error that the error page shows; it has defaults for those that are missing. */
export interface StoredError {
  status?: unknown;
  message?: unknown;
  description?: unknown;
}

const storedKeys: (keyof StoredError)[] = ['status', 'message', 'description'];

/** Stores an error for the error page, unless there is one already. Never throws. */
export function storeError(error: unknown): void {
  if (!error) return;
  try {
    sessionStorage[errorKey] ??= JSON.stringify(error, storedKeys);
  } catch {
    // Storage is blocked or full, or the error can't be serialised.
  }
}

const maxCharacters = 200;

/** The stored error as texts, which are empty if they are missing or can't be read. */
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
  typeof text === 'string' ? text.trim().slice(0, maxCharacters) : '';

function readError(): StoredError {
  try {
    return Object(JSON.parse(sessionStorage[errorKey]));
  } catch {
    return {};
  }
}
