import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/i18n/locales.ts';
import { find } from '../../../src/search/find.ts';
import { openIndex } from '../../../src/search/index/open-index.ts';
import type { SearchMessages } from '../../../src/search/messages.ts';
import { readQuery, type Searched } from '../../../src/search/query.ts';

/**
 * A query, and the paths of which one must be among the first results; `#id` for a list item. Without a path,
 * no page answers it, and the search must say so.
 */
export type Query = readonly [typed: string, ...expected: string[]];

/** How well a search finds what queries expect; each value from 0 to 1. */
export interface Recall {
  /** The share of queries with an expected page first. */
  first: number;
  /** The share of queries with an expected page among the first five. */
  five: number;
  /** The mean of 1 divided by the place of the first expected page; 0 where it is none of the five. */
  reciprocalRank: number;
  /** Queries without any result. */
  empty: string[];
  missed: { typed: string; got: string[] }[];
}

const cutoff = 5;

/** Measures a search that returns the paths of its results, best first. */
export async function measureRecall(
  queries: readonly Query[],
  search: (typed: string) => Promise<readonly string[]>,
): Promise<Recall> {
  const recall: Recall = { first: 0, five: 0, reciprocalRank: 0, empty: [], missed: [] };
  for (const [typed, ...expected] of queries) {
    const got = (await search(typed)).slice(0, cutoff);
    const place = got.findIndex((path) => isExpected(path, expected));
    if (got.length === 0) recall.empty.push(typed);
    if (place < 0) recall.missed.push({ typed, got });
    recall.first += Number(place === 0) / queries.length;
    recall.five += Number(place >= 0) / queries.length;
    recall.reciprocalRank += place < 0 ? 0 : 1 / (place + 1) / queries.length;
  }
  return recall;
}

/** Whether a path, or its page if it has an anchor, is an expected one. */
const isExpected = (path: string, expected: readonly string[]) =>
  expected.includes(path) || expected.includes(path.replace(/#.*/, ''));

/** Opens the search of a built site in Node, as the browser opens it. */
export async function openSearch(dist: string, locale: Locale): Promise<Searched> {
  const read = (file: string): SearchMessages => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  const { questions, languages } = read(locale === 'uz' ? 'search.json' : `${locale}/search.json`);
  return {
    index: await openIndex(join(dist, 'pagefind'), locale),
    ...questions,
    otherQuestions: async () => languages.map(({ page }) => read(`${page}.json`).questions),
  };
}

/** Whether the search claims that a page says what was asked. */
export async function claimsAnswer(searched: Searched, typed: string): Promise<boolean> {
  const { answer, hits, partial } = await find(searched, readQuery(typed, searched));
  return answer !== undefined || (hits.length > 0 && !partial);
}

/** The paths of the results that the search page shows first. */
export async function findPaths(searched: Searched, typed: string): Promise<string[]> {
  const { answer, nearest, hits } = await find(searched, readQuery(typed, searched));
  const found = await Promise.all(hits.slice(0, cutoff + 1).map((hit) => hit.data()));
  const first = [answer, nearest].flatMap((page) => page?.url ?? []);
  return [...first, ...found.map(({ url }) => pathOf(url)).filter((path) => !first.includes(path))];
}

/** A result's URL as queries expect it. */
export const pathOf = (url: string) => url.replace(/\.html$/, '').replace(/(.)\/$/, '$1');
