import type { Hit } from '../search-index.ts';
import { queryWords, type Words } from '../text/words.ts';
import { hasAll, type Title } from '../titles.ts';
import { element, type SearchBox } from './elements.ts';
import { excerptOf } from './excerpt.ts';

/** Characters of an excerpt: on phones two lines, so that three results fit above the keyboard. */
const excerptLength = () => (matchMedia('(max-width: 47.99rem)').matches ? 84 : 180);

/** Loads the data of hits and creates their list items. Rejects when one doesn't load. */
export function resultItems(
  hits: readonly Hit[],
  words: Words,
  box: SearchBox,
): Promise<HTMLLIElement[]> {
  return Promise.all(hits.map((hit) => resultItem(hit, words, box)));
}

/** One result, with an excerpt of its text. */
async function resultItem(hit: Hit, words: Words, box: SearchBox): Promise<HTMLLIElement> {
  const { locale } = box;
  const { url, meta, content } = await hit.data();
  // A text starts with its summary, which says more than other places with the words of the title.
  const summary =
    meta.category === 'article' || hasAll(queryWords(meta.title, locale), words, locale);
  const excerpt = element(
    'p',
    { className: 'search-excerpt' },
    excerptOf(content, hit.words, excerptLength(), summary).map((piece) =>
      typeof piece === 'string' ? piece : element('mark', {}, [piece.match]),
    ),
  );
  // Merges adjacent texts, since a screen reader may stop at each.
  excerpt.normalize();
  const item = titleItem({ url, ...meta }, box);
  item.append(excerpt);
  return item;
}

/** A result before its text has loaded: section, date and title. */
export function titleItem(
  { url, title, section, date, lang }: Title,
  { messages }: SearchBox,
): HTMLLIElement {
  const link = element('a', { href: url }, [title]);
  if (lang) link.lang = lang;
  const facts = [messages.sections[section], date].filter(Boolean).join(' · ');
  return element('li', {}, [
    element('p', { className: 'search-facts' }, [facts]),
    element('p', { className: 'search-title' }, [link]),
  ]);
}
