import { ellipsis, type Hit, type HitData } from '../search-index.ts';
import { element, type SearchBox } from './elements.ts';

/** Loads the data of hits and creates their list items. Rejects when one doesn't load. */
export function resultItems(hits: readonly Hit[], box: SearchBox): Promise<HTMLLIElement[]> {
  return Promise.all(hits.map(async (hit) => resultItem(await hit.data(), box)));
}

/** One result: section and date, title, excerpt; on the search page its picture, if it has one. */
function resultItem(
  { url, meta, excerpt }: HitData,
  { messages, onPage }: SearchBox,
): HTMLLIElement {
  const link = element('a', { href: url }, [meta.title]);
  if (meta.lang) link.lang = meta.lang;
  const facts = [messages.sections[meta.section], meta.date].filter(Boolean).join(' · ');
  const text = element('div', {}, [
    element('p', { className: 'search-facts' }, [facts]),
    element('p', { className: 'search-title' }, [link]),
    element('p', { className: 'search-excerpt' }, withMarks(wholeSentences(excerpt))),
  ]);
  return element('li', {}, [...(onPage ? image(meta.image) : []), text]);
}

/** The image, not loaded yet; none for visitors who save data or switched images off. */
function image(src: string | undefined): Node[] {
  const { saver, pictures } = document.documentElement.dataset;
  if (!src || saver !== undefined || pictures) return [];
  const img = element('img', { alt: '', width: 128, height: 72, loading: 'lazy' });
  img.dataset['src'] = src;
  return [img];
}

/** Loads the images of results: at every letter they would cost more than the whole search. */
export function loadImages(list: Element): void {
  for (const img of list.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    img.src = img.dataset['src'] ?? '';
    img.removeAttribute('data-src');
  }
}

/**
 * Drops the sentences that Pagefind's window of words cuts off, at either end of an excerpt, unless a
 * match is in them: `…of May. The <mark>library</mark> is open. It has` → `The <mark>library</mark> is open.`
 */
export function wholeSentences(excerpt: string): string {
  const sentences = excerpt.match(/\S.*?[.!?](?:<\/mark>)?(?=\s+(?!\p{Ll})|$)|\S.*$/gu) ?? [];
  const cutOff = (sentence: string | undefined, isCut: boolean) =>
    isCut && sentences.length > 1 && !sentence?.includes('<mark>');
  if (cutOff(sentences[0], excerpt.startsWith(ellipsis))) sentences.shift();
  if (cutOff(sentences.at(-1), excerpt.endsWith(ellipsis))) sentences.pop();
  return sentences.join(' ');
}

/** An excerpt's text, with its `<mark>` as elements. */
function withMarks(excerpt: string): (Node | string)[] {
  return excerpt.split(/<mark>(.*?)<\/mark>/).map((part, index) => {
    const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    return index % 2 ? element('mark', {}, [text]) : text;
  });
}
