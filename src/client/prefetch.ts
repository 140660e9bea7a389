import { connection } from './connection.ts';

/** How long a pointer rests on a link, in ms, before it is taken for interest. */
const interest = 65;

const asked = new Set([location.pathname + location.search]);

/** Asks for a page of this site, not a file, before its link is pressed; never with data saver or on 2G. */
function prefetch(link: HTMLAnchorElement): void {
  const page = link.pathname + link.search;
  if (link.origin !== location.origin || asked.has(page) || /\.\w+$/.test(link.pathname)) return;
  const { saveData, effectiveType = '' } = connection();
  if (saveData || /2g/.test(effectiveType)) return;
  asked.add(page);
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href: page });
  // Safari knows no such links.
  if (hint.relList.supports?.('prefetch')) document.head.append(hint);
  else fetch(page, { priority: 'low' }).catch(() => undefined);
}

let timer: ReturnType<typeof setTimeout>;

for (const type of ['mouseover', 'focusin', 'touchstart']) {
  document.addEventListener(
    type,
    ({ target }) => {
      clearTimeout(timer);
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]:not([data-prefetch])');
      if (!link) return;
      if (type === 'touchstart') prefetch(link);
      else timer = setTimeout(prefetch, interest, link);
    },
    { passive: true },
  );
}
