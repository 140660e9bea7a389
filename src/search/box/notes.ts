import type { SearchOptions } from '../search-index.ts';
import { fold } from '../text/normalize.ts';
import { nearTitles } from '../text/similar-titles.ts';
import { element } from './elements.ts';
import type { Box } from './results-view.ts';

const nearCount = 6;

/** The query in the other keyboard layout, where it may have been meant. */
export function correction({ strings }: Box, meant: string | undefined): Node[] {
  if (!meant) return [];
  return [element('p', {}, [`${strings.meant} `, link(askFor(strings.page, meant), meant)])];
}

/** What to try where nothing was found. */
export function nothing(box: Box, query: string, { filters = {} }: SearchOptions): Node[] {
  const { strings, onPage } = box;
  if (!onPage) return [siteMap(box)];
  const near = nearLinks(box, query);
  const nearList =
    near.length > 0 ? [element('h2', {}, [strings.near]), element('ul', {}, near)] : [];
  const tips = element(
    'ul',
    {},
    [
      strings.tipWords,
      ...(Object.keys(filters).length > 0 ? [strings.tipFilters] : []),
      strings.tipSite,
    ].map((tip) => element('li', {}, [tip])),
  );
  return [...nearList, tips, otherLanguages(box, query)];
}

/** The plain way, and another try. */
export function failure(box: Box): Node[] {
  const retry = element('button', { className: 'button button--quiet', type: 'button' }, [
    box.strings.retry,
  ]);
  retry.addEventListener('click', () => {
    // The button goes with what it is below.
    box.input.focus();
    box.place.dispatchEvent(new Event('retry'));
  });
  return [siteMap(box), element('p', {}, [retry])];
}

/** The same query on the search pages of the other languages. */
export function otherLanguages({ strings }: Box, query: string): Node {
  const links = strings.languages.flatMap(({ lang, name, page }) => [
    ' ',
    Object.assign(link(askFor(page, query), name), { lang, hreflang: lang }),
  ]);
  return element('p', { className: 'search-elsewhere' }, [strings.elsewhere, ...links]);
}

const askFor = (page: string, query: string) => `${page}?q=${encodeURIComponent(query)}`;

const link = (href: string, text: string) => element('a', { href }, [text]);

const siteMap = ({ strings, onPage }: Box) =>
  element('p', {}, [link(onPage ? '#site-map' : `${strings.page}#site-map`, strings.siteMap)]);

/** The links of the page's own site map whose titles are written most like the query. */
function nearLinks({ locale }: Box, query: string): Node[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#site-map a');
  const pages = new Map([...links].map((one) => [one.href, one]));
  const titles = [...pages.values()].map((one) => ({ one, folded: fold(one.textContent, locale) }));
  return nearTitles(fold(query, locale), titles, nearCount).map(({ one }) =>
    element('li', {}, [one.cloneNode(true)]),
  );
}
