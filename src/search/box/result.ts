import type { Locale } from '../../i18n/locales.ts';
import type { Hit } from '../search-index.ts';
import { queryWords, stems } from '../text/words.ts';
import { element, type SearchBox } from './elements.ts';
import { excerptOf } from './excerpt.ts';

/** Characters of an excerpt: on phones two lines, three results are above the keyboard. */
const excerptLength = () => (matchMedia('(max-width: 47.99rem)').matches ? 84 : 180);

/** Loads the data of hits for a query and creates their list items. Rejects when one doesn't load. */
export function resultItems(
  hits: readonly Hit[],
  query: string,
  box: SearchBox,
): Promise<HTMLLIElement[]> {
  return Promise.all(hits.map((hit) => resultItem(hit, query, box)));
}

/** One result: section and date, title, excerpt. */
async function resultItem(
  hit: Hit,
  query: string,
  { messages, locale }: SearchBox,
): Promise<HTMLLIElement> {
  const { url, meta, content } = await hit.data();
  const link = element('a', { href: url }, [meta.title]);
  if (meta.lang) link.lang = meta.lang;
  const facts = [messages.sections[meta.section], meta.date].filter(Boolean).join(' · ');
  // A text begins with its summary, which says more than where else the words of the title are.
  const summary = meta.category === 'article' || hasAll(meta.title, query, locale);
  const excerpt = element(
    'p',
    { className: 'search-excerpt' },
    excerptOf(content, hit.words, excerptLength(), summary).map((piece) =>
      typeof piece === 'string' ? piece : element('mark', {}, [piece.match]),
    ),
  );
  // One text between two matches: a screen reader may stop at each.
  excerpt.normalize();
  return element('li', {}, [
    element('p', { className: 'search-facts' }, [facts]),
    element('p', { className: 'search-title' }, [link]),
    excerpt,
  ]);
}

/** Whether a title has all the words of a query, whatever their suffixes. */
function hasAll(title: string, query: string, locale: Locale): boolean {
  const words = queryWords(title, locale);
  return stems(queryWords(query, locale), locale).every((asked) =>
    words.some((word) => word.startsWith(asked)),
  );
}
