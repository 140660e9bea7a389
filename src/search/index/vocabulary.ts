import { queryWords } from '../text/words.ts';
import type { SearchRecord } from './read-page.ts';

/** Shorter words are too similar to others to be corrected, and numbers are not misspelt. */
const correctable = /^\p{L}{4,}$/u;

/** The titles of these records are names; those of news and articles are sentences. */
const isNamed = ({ section, category }: SearchRecord) =>
  section !== 'news' && section !== 'vacancies' && category !== 'article';

/** Words in fewer records are rare; a word in only one record is often a typing error. */
const frequent = 8;

/**
 * Collects the words of a language's records to which misspelt words are corrected, in the format of
 * `parseVocabulary`: words of titles, frequent words, and words of at least two records.
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
