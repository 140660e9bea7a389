import { errorKey } from './stored-error.ts';

let tidied = false;

/**
 * Deletes data stored by earlier pages: their error, and drafts whose key starts with a time in the past.
 * Only the first call does anything.
 */
export function tidyStorage(): void {
  if (tidied) return;
  tidied = true;
  try {
    delete sessionStorage[errorKey];
    for (const name in localStorage) if (parseFloat(name) < Date.now()) delete localStorage[name];
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
