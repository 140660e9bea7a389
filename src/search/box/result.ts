import type { Hit } from '../search-index.ts';
import { queryWords, stems, type Words, withoutStopWords } from '../text/words.ts';
import { hasAll, type Title } from '../titles.ts';
import { element, type SearchBox } from './elements.ts';
import { excerptOf, markedWord, type Piece } from './excerpt.ts';

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
  const excerpt = marked(
    element('p', { className: 'search-excerpt' }),
    excerptOf(content, hit.words, excerptLength(), summary),
  );
  const item = titleItem({ url, ...meta }, words, box);
  item.append(excerpt);
  return item;
}

/** A result before its text has loaded: section, date and title, with the query's words marked. */
export function titleItem(
  { url, title, section, date, lang }: Title,
  words: Words,
  { messages, locale }: SearchBox,
): HTMLLIElement {
  const asked = stems(withoutStopWords(words, messages.questions.stopWords), locale);
  const isAsked = (word: string) =>
    queryWords(word, locale).some((part) => asked.some((stem) => part.startsWith(stem)));
  const pieces = title.split(/( )/).flatMap((word) => (isAsked(word) ? markedWord(word) : [word]));
  const link = marked(element('a', { href: url }), pieces);
  if (lang) link.lang = lang;
  const facts = [messages.sections[section], date].filter(Boolean).join(' · ');
  return element('li', {}, [
    element('p', { className: 'search-facts' }, [facts]),
    element('p', { className: 'search-title' }, [link]),
  ]);
}

/** Appends the pieces of a text to an element. */
function marked<Parent extends Element>(parent: Parent, pieces: readonly Piece[]): Parent {
  parent.append(
    ...pieces.map((piece) =>
      typeof piece === 'string' ? piece : element('mark', {}, [piece.match]),
    ),
  );
  // Merges adjacent texts, since a screen reader may stop at each.
  parent.normalize();
  return parent;
}
