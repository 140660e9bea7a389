import { storeError } from '../client/stored-error.ts';

/** Stores an island's error for the error page: while the page loads, after the earlier page's is deleted. */
export function storeIslandError(error: unknown): void {
  if (document.readyState === 'complete') storeError(error);
  else addEventListener('load', () => storeError(error));
}
