import { readSearches } from '../../netlify/functions/_shared/counters/searches.ts';
import type { Inbox } from './open-inbox.ts';
import { formatTable, toPrintableLine } from './text.ts';

const header = ['SEARCHES', 'LAST ON', 'LANGUAGE', 'WORDS'];

/** Prints the words that the search found nothing for, most frequent first. */
export async function listSearches({ openStore, place }: Inbox): Promise<void> {
  const days = await readSearches(openStore('searches'));
  const rows = new Map<string, { searches: number; last: string; locale: string; words: string }>();
  for (const [day, counted] of days) {
    for (const { locale, words, searches } of counted) {
      const key = `${locale} ${words}`;
      const before = rows.get(key)?.searches ?? 0;
      rows.set(key, {
        searches: before + searches,
        last: day,
        locale,
        words: toPrintableLine(words),
      });
    }
  }
  const sorted = [...rows.values()].sort((a, b) => b.searches - a.searches);
  if (sorted.length > 0) {
    const cells = sorted.map(({ searches, ...row }) => [
      `${searches}`,
      row.last,
      row.locale,
      row.words,
    ]);
    console.log(`${formatTable([header, ...cells])}\n`);
  }
  console.log(`${sorted.length} searches without a result ${place}`);
}
