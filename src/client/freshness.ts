import { slowConnection } from './connection.ts';
import { http } from './http.ts';
import { navigateTo, reload } from './navigate.ts';
import { isPlain, pageLink, pageOf } from './page-link.ts';

const built = document.querySelector<HTMLMetaElement>('meta[name=build-id]')?.content;

/** Whether pages that the browser holds may be of another build than the one that is served. */
let stale = false;

/** Asks past every cache, and puts the answer into the browser's in place of what was prefetched. */
const renewed = (address: string) => http(address, { cache: 'reload' });

async function ask(): Promise<void> {
  if (stale || !navigator.onLine) return;
  try {
    const { id } = await (await renewed('/_astro/builds/latest.json')).json();
    stale = id && id !== built;
  } catch {
    // Not reached: the next hour tells.
  }
}

function askSoon(): void {
  if (!slowConnection()) setTimeout(ask, 1_000);
}

/** Where the visitor's last press on a link leads, while a fresh answer is on its way. */
let wanted: HTMLAnchorElement;

/** Opens a page as it is now, not as the browser holds it. */
function openFresh(event: MouseEvent): void {
  if (!stale || event.defaultPrevented || !isPlain(event)) return;
  const link = pageLink(event);
  if (!link || link.target || (link.hash && pageOf(link) === pageOf(location))) return;
  event.preventDefault();
  wanted = link;
  const open = () => {
    if (wanted === link) navigateTo(link.href);
  };
  renewed(link.href).then(open, open);
}

/**
 * A form whose script didn't come holds text that is in no draft (`forms.ts` marks it); a dialog
 * says what is said once; a film whose player didn't come opens its file; a menu works without the
 * script of its languages; a box that is being typed in says itself that its search didn't come.
 */
const holdsMore = () =>
  document.querySelector(
    'dialog[open], [data-menu][open], [data-film][aria-busy], #header-q:focus, [data-typed]',
  );

/** A script that doesn't come is most likely of a build that is gone. */
async function reloadOnce(): Promise<void> {
  stale = true;
  if (holdsMore()) return;
  try {
    const page = pageOf(location);
    if (Date.now() < sessionStorage[page]) return;
    // Not again within ten seconds.
    sessionStorage[page] = Date.now() + 10_000;
    await renewed(page);
    reload();
  } catch {
    // Without storage nothing would end a loop, and without an answer nothing would come.
  }
}

askSoon();
// By the hour.
setInterval(ask, 3_600_000);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) askSoon();
});
document.addEventListener('click', openFresh);
addEventListener('vite:preloadError', reloadOnce);
