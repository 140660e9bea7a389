import { errorKey } from './stored-error.ts';

let tidied = false;

/**
 * Deletes what earlier pages stored: their error, and drafts whose key begins with a time that is over.
 * Only the first call does.
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
