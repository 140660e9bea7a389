import type { Searched } from './query.ts';
import type { Hit, SearchOptions } from './search-index.ts';
import { queryWords, stem, toSiteVocabulary, type Words } from './text/words.ts';

export interface Found {
  hits: Hit[];
  /** Whether a hit has the words as typed, apart from suffixes. */
  sure: boolean;
}

export const nothing: Found = { hits: [], sure: false };

export type SearchFor = ReturnType<typeof searchFor>;

/**
 * Returns a function that queries the index for pages with all of some words, and loads the first
 * `preload` hits. If no indexed word starts with a queried word, Pagefind matches the longest prefix of
 * the queried word that is indexed, however short; such hits are dropped.
 */
export function searchFor({ index, locale }: Searched, { filters }: SearchOptions) {
  return async (words: Words, preload = 1): Promise<Found> => {
    const hits = await index.search(words.join(' '), { filters });
    const [first, ...others] = hits;
    if (!first) return nothing;
    const data = first.data();
    // The code that shows them handles the rejection.
    for (const other of others.slice(0, preload - 1)) other.data().catch(() => undefined);
    const { content, meta } = await data;
    const texts = content.split(/\s+/);
    const matched = queryWords(
      [meta.title, ...first.words.map((location) => texts[location])].join(' '),
      locale,
    ).flatMap((word) => [word, ...word.split('-')]);
    const haveAll = (like: (queried: string, found: string) => boolean) =>
      words.every((word) => matched.some((other) => like(word, other)));
    const sure = haveAll((word, other) => other.startsWith(stem(word, locale)));
    return sure || haveAll(beginsLike) ? { hits, sure } : nothing;
  };
}

/** The share of a queried word's letters that the matching word must start with, since suffixes differ. */
const minCommonPrefix = 0.55;

function beginsLike(queried: string, found: string): boolean {
  let common = 0;
  while (common < queried.length && queried[common] === found[common]) common++;
  return common >= Math.max(Math.min(queried.length, 3), queried.length * minCommonPrefix);
}

/** The pages with a word, or else with the site's own word for it. */
export async function findWord(
  { synonyms }: Searched,
  word: string,
  search: SearchFor,
): Promise<Found> {
  const found = await search([word]);
  return found.sure ? found : search(toSiteVocabulary([word], synonyms));
}
