import type { Locale } from '../../../src/i18n/locales.ts';
import type { Found } from '../../../src/search/engine.ts';

/** What someone types, and the path (with its fragment) of a page that must be among the first results; of several, any. */
export type Query = readonly [typed: string, ...expected: string[]];

export interface Recall {
  locale: Locale;
  /** The share of queries that found their page among the first five. */
  share: number;
  missed: { typed: string; got: string[] }[];
}

const first = 5;

/** How many queries find their page among the first five results. */
export async function recall(
  locale: Locale,
  queries: readonly Query[],
  search: (typed: string) => Promise<readonly Found[]>,
): Promise<Recall> {
  const missed: Recall['missed'] = [];
  for (const [typed, ...expected] of queries) {
    const found = (await search(typed)).slice(0, first);
    const got = await Promise.all(found.map(async (result) => pathOf((await result.data()).url)));
    if (!got.some((path) => expected.includes(path))) missed.push({ typed, got });
  }
  return { locale, share: 1 - missed.length / queries.length, missed };
}

const pathOf = (url: string) => url.replace(/\.html$/, '').replace(/(.)\/$/, '$1');
