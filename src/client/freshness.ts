import { slowConnection } from './connection.ts';
import { navigateTo } from './navigate.ts';
import { pageLink, pageOf } from './page-link.ts';

const hour = 3_600_000;
const delay = 1_000;

/** How long after a reload, in ms, the same path isn't reloaded again. */
const guard = 10_000;

const built = document.querySelector<HTMLMetaElement>('meta[name=build-id]')?.content;

/** Whether pages that the browser holds may be of another build than the one that is served. */
let stale = false;

async function ask(): Promise<void> {
  if (stale || !navigator.onLine) return;
  try {
    const { id } = await (await fetch('/_astro/builds/latest.json', { cache: 'no-store' })).json();
    stale = typeof id === 'string' && id !== built;
  } catch {
    // Not reached: the next hour tells.
  }
}

function askSoon(): void {
  if (!slowConnection()) setTimeout(ask, delay);
}

/** Asks past every cache, and puts the answer into the browser's in place of what was prefetched. */
const renewed = (address: string) => fetch(address, { cache: 'reload' });

/** Where the visitor's last press on a link leads, while a fresh answer is on its way. */
let wanted: string;

/** Opens a page as it is now, not as the browser holds it. */
function openFresh(event: MouseEvent): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!stale || event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = pageLink(event);
  if (!link || link.target || (link.hash && pageOf(link) === pageOf(location))) return;
  event.preventDefault();
  const { href } = link;
  wanted = href;
  const open = () => {
    if (wanted === href) navigateTo(href);
  };
  renewed(href).then(open, open);
}

/**
 * A form whose script didn't come holds text that is in no draft; a dialog says what is said once;
 * a film whose player didn't come opens its file; a menu works without the script of its languages; a
 * box that is being typed in says itself that its search didn't come.
 */
const holdsMore = () =>
  document.querySelector(
    'dialog[open], [data-menu][open], [data-film][aria-busy], #header-q:focus',
  ) ||
  [
    ...document.querySelectorAll<HTMLInputElement>(
      '[data-form]:not(:has([data-hydrated])) :is(input:not([type=checkbox]), textarea)',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/** A script that doesn't come is most likely of a build that is gone. */
async function reloadOnce(): Promise<void> {
  stale = true;
  if (holdsMore()) return;
  try {
    const page = pageOf(location);
    const until = `until ${page}`;
    if (Date.now() < sessionStorage[until]) return;
    sessionStorage[until] = Date.now() + guard;
    if ((await renewed(page)).ok) location.reload();
  } catch {
    // Without storage nothing would end a loop, and without an answer nothing would come.
  }
}

askSoon();
setInterval(ask, hour);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) askSoon();
});
document.addEventListener('click', openFresh);
addEventListener('vite:preloadError', reloadOnce);
