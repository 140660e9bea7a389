import type { SearchOptions } from '../search-index.ts';
import { normalizeForSearch } from '../text/normalize.ts';
import { similarTitles } from '../text/similar-titles.ts';
import { element, link, type SearchBox, searchUrl } from './elements.ts';

const maxSimilar = 6;

/** Offers the query in the other keyboard layout, if `find` suggests it. */
export function suggestionNote({ messages }: SearchBox, suggestion: string | undefined): Node[] {
  if (!suggestion) return [];
  const search = link(searchUrl(messages.page, suggestion), suggestion);
  return [element('p', {}, [`${messages.suggestion} `, search])];
}

/** What to try when nothing is found: similar titles, tips, other languages; in a header the site map. */
export function nothingFoundNote(
  box: SearchBox,
  query: string,
  { filters = {} }: SearchOptions,
): Node[] {
  const { messages, onPage } = box;
  if (!onPage) return [siteMapLink(box)];
  const similar = similarLinks(box, query);
  const similarList =
    similar.length > 0 ? [element('h2', {}, [messages.similar]), element('ul', {}, similar)] : [];
  const tips = [
    messages.tipWords,
    ...(Object.keys(filters).length > 0 ? [messages.tipFilters] : []),
    messages.tipSite,
  ].map((tip) => element('li', {}, [tip]));
  return [...similarList, element('ul', {}, tips), otherLanguagesNote(box, query)];
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

/** The links of the page's site map with titles similar to the query. */
function similarLinks({ locale }: SearchBox, query: string): Node[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#site-map a');
  const uniqueLinks = new Map([...links].map((anchor) => [anchor.href, anchor]));
  const titles = [...uniqueLinks.values()].map((anchor) => ({
    anchor,
    normalized: normalizeForSearch(anchor.textContent, locale),
  }));
  return similarTitles(normalizeForSearch(query, locale), titles, maxSimilar).map(({ anchor }) =>
    element('li', {}, [anchor.cloneNode(true)]),
  );
}
