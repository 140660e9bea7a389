import { forgetError, storeError } from './stored-error.ts';

forgetError();

/** Written by src/pages/error-panel.js.ts, at an address that no build changes. */
const panel: string = '/error-panel.js';

let shown = false;

/**
 * Keeps an error. The first of the site's own code that a page meets before it is loaded is fatal:
 * the page shows it at once. `place` says where it was thrown: a file's address, or a stack.
 */
function note(error: unknown, place: string): void {
  storeError(error);
  if (shown || document.readyState === 'complete' || !isOwn(place)) return;
  shown = true;
  // What doesn't come isn't asked for again, and leaves the page as it is.
  import(/* @vite-ignore */ panel);
}

/** By the first address: browsers' extensions run their code among the page's. */
const isOwn = (place: string) => place.split('//')[1]?.startsWith(location.host);

addEventListener('error', ({ error, filename }) => note(error, filename));
addEventListener('unhandledrejection', ({ reason }) => note(reason, `${reason?.stack}`));
