import { pageLink, pageOf } from './navigate.ts';
import { savesData } from './saves-data.ts';

const requested = new Set([pageOf(location)]);

/** Requests a link's page before it is clicked; never with data saver or on 2G. */
function prefetch(link: HTMLAnchorElement): void {
  const page = pageOf(link);
  if (requested.has(page) || savesData() || link.hreflang) return;
  requested.add(page);
  // Not worth a second attempt.
  fetch(page).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout>;

for (const type of ['mouseover', 'focusin', 'touchstart']) {
  // Browsers make touch listeners of the window passive.
  addEventListener(type, (event) => {
    clearTimeout(timer);
    const link = pageLink(event);
    if (!link) return;
    // Only after the pointer has been on a link for 65 ms.
    if (type !== 'touchstart') timer = setTimeout(prefetch, 65, link);
    // Chromium prefetches pressed links by the rules of public/prefetch.json.
    else if (!('prerendering' in document)) prefetch(link);
  });
}
