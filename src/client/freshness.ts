import { isLeaving, isPlainClick, navigateTo, pageLink, pageOf, reload } from './navigate.ts';
import { savesData } from './saves-data.ts';

const { content: ownBuild } = document.querySelector('meta[name=build-id]') as HTMLMetaElement;

/**
 * `data-stale` is set while a newer build is deployed than that of this page and the browser's caches;
 * `public/prefetch.json` stops Chromium's prefetches then.
 */
const page = document.documentElement.dataset;

/** Fetches past all caches; the response replaces the browser's cached or prefetched one. */
const refetch = (address: string) => fetch(address, { cache: 'reload' });

async function check(): Promise<void> {
  if (page['stale'] || !navigator.onLine) return;
  try {
    const { id } = await (await refetch('/_astro/builds/latest.json')).json();
    if (id !== ownBuild) page['stale'] = id;
  } catch {
    // No response: the next check is in an hour.
  }
}

function checkSoon(): void {
  if (!savesData()) setTimeout(check, 1_000);
}

/** The last clicked link, while its page is being fetched. */
let pendingLink: HTMLAnchorElement;

/** Opens a clicked link's page from the server, not from a cache. */
function navigateUncached(event: MouseEvent): void {
  if (!page['stale'] || event.defaultPrevented || !isPlainClick(event)) return;
  const link = pageLink(event);
  if (!link || (link.hash && pageOf(link) === pageOf(location))) return;
  event.preventDefault();
  pendingLink = link;
  const open = () => {
    if (pendingLink !== link) return;
    leave();
    navigateTo(link.href);
  };
  refetch(link.href).then(open, open);
}

/**
 * Whether the visitor would lose something by a reload: an open dialog or menu, a video that is about to
 * open its file instead, a search box in use, which reports failures itself, or text typed into a form
 * without its island and therefore without a draft (`forms.ts` marks it).
 */
const hasUnsavedState = () =>
  document.querySelector(
    'dialog[open], [data-menu][open], [aria-busy], #header-q:focus, [data-typed]',
  );

/**
 * Firefox and WebKit abort everything that is still loading when the visitor goes to another page; this is
 * not a failure.
 */
function leave(): void {
  page['leaving'] = '';
}

/** The page is used again: after going back, stopping or a download. */
function stay(): void {
  delete page['leaving'];
}

/** Safari on iPhones has no `beforeunload`, and `pagehide` comes too late, so clicks and posts count too. */
function leaveBy(type: 'click' | 'submit', selector: string): void {
  addEventListener(type, (event) => {
    if (!event.defaultPrevented && (event.target as Element).closest(selector)) leave();
  });
}

/** A script that can't be loaded most likely belonged to a build that is no longer deployed. */
async function reloadOnce(): Promise<void> {
  if (isLeaving()) return;
  page['stale'] = 'true';
  if (hasUnsavedState()) return;
  try {
    const address = pageOf(location);
    if (Date.now() < sessionStorage[address]) return;
    // At most once in ten seconds.
    sessionStorage[address] = Date.now() + 10_000;
    const { ok } = await refetch(address);
    if (ok) reload();
  } catch {
    // Without storage the reloads could loop; without a response there is nothing to reload.
  }
}

checkSoon();
// Every hour.
setInterval(check, 3_600_000);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) checkSoon();
});
addEventListener('click', navigateUncached);
addEventListener('vite:preloadError', reloadOnce);
for (const use of ['pageshow', 'pointerdown', 'keydown']) addEventListener(use, stay);
for (const end of ['beforeunload', 'pagehide']) addEventListener(end, leave);
leaveBy('submit', 'form');
leaveBy('click', 'a[href]:not([href^="#"], [target])');
