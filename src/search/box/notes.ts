import type { SearchOptions } from '../search-index.ts';
import { normalizeForSearch } from '../text/normalize.ts';
import { similarTitles } from '../text/similar-titles.ts';
import { element, link, type SearchBox, searchUrl, verbatimName } from './elements.ts';

const maxSimilar = 6;

/** Says what was searched for instead of the query, and offers the query as it was typed. */
export function correctionNote(
  { messages }: SearchBox,
  query: string,
  corrected: string | undefined,
): Node[] {
  if (!corrected) return [];
  const [before, after = ''] = messages.corrected.split('{query}');
  const asTyped = link(
    `${searchUrl(messages.page, query)}&${verbatimName}=1`,
    messages.verbatim.replace('{query}', () => query),
  );
  return [
    element('p', {}, [before ?? '', element('strong', {}, [corrected]), `${after} `, asTyped]),
  ];
}

/** What to try when nothing is found: similar titles, tips, the telephone, site map, other languages. */
export function nothingFoundNote(
  box: SearchBox,
  query: string,
  { filters = {} }: SearchOptions,
): Node[] {
  const { messages } = box;
  const similar = similarLinks(box, query);
  const similarList =
    similar.length > 0 ? [element('h2', {}, [messages.similar]), element('ul', {}, similar)] : [];
  const tips = [
    messages.tipWords,
    ...(Object.keys(filters).length > 0 ? [messages.tipFilters] : []),
  ].map((tip) => element('li', {}, [tip]));
  const call = element('li', {}, [
    `${messages.call} `,
    link(messages.phone.href, messages.phone.label),
  ]);
  const map = element('li', {}, [link(`${messages.page}#site-map`, messages.siteMap)]);
  return [...similarList, element('ul', {}, [...tips, call, map]), otherLanguagesNote(box, query)];
}

/** Offers the site map, which needs no index, and a retry. */
export function failureNote(box: SearchBox): Node[] {
  const retry = element('button', { className: 'button button--quiet', type: 'button' }, [
    box.messages.retry,
  ]);
  retry.addEventListener('click', () => {
    // The button will be replaced: keep the focus in the form.
    box.input.focus();
    box.place.dispatchEvent(new Event('retry'));
  });
  return [siteMapLink(box), element('p', {}, [retry])];
}

/** Links to the same query on the search pages of the other languages. */
export function otherLanguagesNote({ messages }: SearchBox, query: string): Node {
  const links = messages.languages.flatMap(({ lang, name, page }) => [
    ' ',
    Object.assign(link(searchUrl(page, query), name), { lang, hreflang: lang }),
  ]);
  return element('p', { className: 'search-elsewhere' }, [messages.elsewhere, ...links]);
}

const siteMapLink = ({ messages, onPage }: SearchBox) =>
  element('p', {}, [link(onPage ? '#site-map' : `${messages.page}#site-map`, messages.siteMap)]);

/** Links with titles similar to the query: the answers' pages, on the search page those of its site map. */
function similarLinks({ locale, messages }: SearchBox, query: string): Node[] {
  const anchors = document.querySelectorAll<HTMLAnchorElement>('#site-map a');
  const pages = [
    ...messages.answers.map(({ url, title }) => ({ href: url, title, lang: '' })),
    ...[...anchors].map(({ href, textContent, lang }) => ({
      href,
      title: textContent.trim(),
      lang,
    })),
  ];
  const titles = pages.map((page) => ({
    ...page,
    normalized: normalizeForSearch(page.title, locale),
  }));
  const unique = new Map(
    similarTitles(normalizeForSearch(query, locale), titles, maxSimilar).map((page) => [
      new URL(page.href, location.href).href,
      page,
    ]),
  );
  return [...unique.values()].map(({ href, title, lang }) =>
    element('li', {}, [Object.assign(link(href, title), lang && { lang })]),
  );
}
