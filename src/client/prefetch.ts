import { slowConnection } from './connection.ts';
import { http } from './http.ts';
import { pageLink, pageOf } from './page-link.ts';

/** How long a pointer rests on a link, in ms, before it is taken for interest. */
const interest = 65;

const asked = new Set([pageOf(location)]);

/** Asks for a page before its link is pressed; never with data saver or on 2G. */
function prefetch(link: HTMLAnchorElement): void {
  const page = pageOf(link);
  if (asked.has(page) || slowConnection() || link.hreflang) return;
  asked.add(page);
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href: page });
  // Safari knows no such links.
  if (hint.relList.supports?.('prefetch')) document.head.append(hint);
  else http(page, { priority: 'low' }).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout>;

for (const type of ['mouseover', 'focusin', 'touchstart']) {
  document.addEventListener(
    type,
    (event) => {
      clearTimeout(timer);
      const link = pageLink(event);
      if (!link) return;
      if (type === 'touchstart') prefetch(link);
      else timer = setTimeout(prefetch, interest, link);
    },
    { passive: true },
  );
}
