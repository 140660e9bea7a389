import { queryWords } from '../text/words.ts';
import type { SearchRecord } from './read-page.ts';

/** Shorter words are too like others to be corrected, and numbers are not misspelt. */
const correctable = /^\p{L}{4,}$/u;

/** Titles of these name what is looked for; those of news and articles are sentences. */
const isNamed = ({ section, category }: SearchRecord) =>
  section !== 'news' && section !== 'vacancies' && category !== 'article';

/** A word of fewer records is rare, of one alone often a typing error itself. */
const frequent = 8;

/**
 * Collects the words of a language's records that misspelt ones are corrected to, as `parseVocabulary`
 * reads them: those of titles, frequent words, words of at least two records.
 */
export function collectWords() {
  const titles = new Set<string>();
  const counts = new Map<string, number>();
  return {
    add(record: SearchRecord): void {
      const title = queryWords(record.title, record.locale);
      const words = new Set([...title, ...queryWords(record.content, record.locale)]);
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      if (isNamed(record)) for (const word of title) titles.add(word);
    },
    vocabulary(): string {
      const others = [...counts].filter(([word]) => !titles.has(word));
      return [
        [...titles],
        others.filter(([, count]) => count >= frequent).map(([word]) => word),
        others.filter(([, count]) => count > 1 && count < frequent).map(([word]) => word),
      ]
        .map((words) =>
          words
            .filter((word) => correctable.test(word))
            .sort()
            .join(' '),
        )
        .join('\n');
    },
  };
}
