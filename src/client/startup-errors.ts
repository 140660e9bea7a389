import { forgetError, storeError } from './stored-error.ts';

forgetError();

/** Written by src/pages/error-panel.js.ts; the address is the same in every build. */
const panel: string = '/error-panel.js';

let shown = false;

/**
 * Stores an error. The first one thrown by the site's own code before the page has loaded is fatal:
 * the page shows it at once. `source` says where it was thrown: a file's address, or a stack.
 */
function handle(error: unknown, source: string): void {
  storeError(error);
  if (shown || document.readyState === 'complete' || !isOwn(source)) return;
  shown = true;
  // If it can't be loaded, the page stays as it is.
  import(/* @vite-ignore */ panel);
}

/** Whether the first address in `source` is the site's: extensions run code in the page too. */
const isOwn = (source: string) => source.split('//')[1]?.startsWith(location.host);

addEventListener('error', ({ error, filename }) => handle(error, filename));
addEventListener('unhandledrejection', ({ reason }) => handle(reason, `${reason?.stack}`));
