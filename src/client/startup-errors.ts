import { storeError } from './stored-error.ts';
import { tidyStorage } from './tidy-storage.ts';

/** True until the page has loaded or failed. */
let starting = true;

/**
 * Stores an error. The first one thrown by the site's own code before the page has loaded is fatal: the page
 * shows it at once. `source` is where it was thrown: a file's address, or a stack.
 */
function handle(error: unknown, source: string): void {
  tidyStorage();
  storeError(error);
  if (!starting || !isOwn(source)) return;
  starting = false;
  // Written by src/pages/error-panel.js.ts. If it can't be loaded, the page stays as it is.
  import(/* @vite-ignore */ '/error-panel.js' as string);
}

/** Whether the first address in `source` is the site's, since extensions run code in the page too. */
const isOwn = (source: string) => source.split('//')[1]?.startsWith(location.host);

addEventListener('error', ({ error, filename }) => handle(error, filename));
addEventListener('unhandledrejection', ({ reason }) => handle(reason, `${reason?.stack}`));
addEventListener('load', () => {
  starting = false;
  // Not earlier: a slow phone needs 40 ms to open storage, which would delay the first paint.
  tidyStorage();
});
