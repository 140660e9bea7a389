import type { Answer } from '../query.ts';
import { element, link, type SearchBox, searchUrl, verbatimName } from './elements.ts';

/** Offers to search for the query as typed, after a corrected one was searched for. */
export function correctionNote(
  { messages }: SearchBox,
  query: string,
  corrected: string | undefined,
): Node[] {
  if (!corrected) return [];
  const asTyped = link(
    `${searchUrl(messages.page, query)}&${verbatimName}=1`,
    messages.verbatim.replace('{query}', () => query),
  );
  return [element('p', {}, [asTyped])];
}

/** Names the office that may know what no page says; without a page near it, reception. */
export function askNote({ messages }: SearchBox, nearest: Answer | undefined): Node {
  const office = messages.questions.offices[nearest?.office ?? 0];
  const ways = office?.ways.flatMap(({ label, href }) => [' ', link(href, label)]) ?? [];
  return element('p', { className: 'search-ask' }, [`${messages.ask} ${office?.name}`, ...ways]);
}

/** Offers the site map, which needs no index, and a retry. */
export function failureNote(box: SearchBox): Node[] {
  const retry = element('button', { className: 'button button--quiet', type: 'button' }, [
    box.messages.retry,
  ]);
  retry.addEventListener('click', () => {
    // The button will be replaced, so the focus moves to the input of the form.
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
  return element('p', { className: 'search-elsewhere' }, [
    element('span', {}, [messages.elsewhere]),
    ...links,
  ]);
}

const siteMapLink = ({ messages, onPage }: SearchBox) =>
  element('p', {}, [link(onPage ? '#site-map' : `${messages.page}#site-map`, messages.siteMap)]);
