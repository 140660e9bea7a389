import { http, savesData } from './http.ts';
import { pageLink, pageOf } from './navigate.ts';

/** How long a pointer rests on a link before its page is prefetched. */
const hoverDelayMs = 65;

const requested = new Set([pageOf(location)]);

/** Requests a link's page before it is clicked; never with data saver or on 2G. */
function prefetch(link: HTMLAnchorElement): void {
  const page = pageOf(link);
  if (requested.has(page) || savesData() || link.hreflang) return;
  requested.add(page);
  http(page).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout>;

for (const type of ['mouseover', 'focusin', 'touchstart']) {
  // Browsers make touch listeners of the document passive.
  document.addEventListener(type, (event) => {
    clearTimeout(timer);
    const link = pageLink(event);
    if (!link) return;
    if (type !== 'touchstart') timer = setTimeout(prefetch, hoverDelayMs, link);
    // Chromium prefetches what is pressed by the rules of public/prefetch.json.
    else if (!('prerendering' in document)) prefetch(link);
  });
}
