import type { Locale } from '../../src/i18n/locales.ts';
import type { Hit } from '../../src/search/search-index.ts';

/** A query, and the paths of which one must be among the first results; `#id` for a list item. */
export type Query = readonly [typed: string, ...expected: string[]];

export interface Recall {
  locale: Locale;
  /** The share of queries with an expected page among the first five results, from 0 to 1. */
  share: number;
  missed: { typed: string; got: string[] }[];
}

const cutoff = 5;

/** Measures recall@5 of a search. */
export async function recall(
  locale: Locale,
  queries: readonly Query[],
  search: (typed: string) => Promise<readonly Hit[]>,
): Promise<Recall> {
  const missed: Recall['missed'] = [];
  for (const [typed, ...expected] of queries) {
    const hits = (await search(typed)).slice(0, cutoff);
    const got = await Promise.all(hits.map(async (hit) => pathOf((await hit.data()).url)));
    if (!got.some((path) => expected.includes(path))) missed.push({ typed, got });
  }
  return { locale, share: 1 - missed.length / queries.length, missed };
}

const pathOf = (url: string) => url.replace(/\.html$/, '').replace(/(.)\/$/, '$1');
