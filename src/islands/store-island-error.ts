import { storeError } from '../client/stored-error.ts';

/** Stores an island's error for the error page, after `load`, which deletes the error of an earlier page. */
export function storeIslandError(error: unknown): void {
  if (document.readyState === 'complete') storeError(error);
  else addEventListener('load', () => storeError(error));
}
