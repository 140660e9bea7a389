import { createHmac, randomBytes } from 'node:crypto';
import { isoDay } from '../../../../src/i18n/format.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { compareAndSwap } from '../json-blobs.ts';
import { settleAll } from '../promises.ts';
import { type BlobStore, listKeys, openStore } from '../store.ts';

/** Searches of a day, for the same words in the same language, before the words are stored. */
export const minSearches = 5;

/** Different words of a day before the others aren't counted: keeps the stored value below 200 kB. */
const maxWords = 5000;

const keptDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** The part of a Blobs store that the counts of searches use. */
export type SearchStore = Pick<
  BlobStore,
  'delete' | 'get' | 'getWithMetadata' | 'list' | 'setJSON'
>;

/** Production's searches without a result. */
export const openSearchStore = (): SearchStore => openStore('searches');

/** Words that the search found nothing for. */
export interface Search {
  locale: Locale;
  /** As `countableWords` returns them. */
  words: string;
}

/** How often they were searched for on one day. */
export interface CountedSearch extends Search {
  searches: number;
}

/** The searches of one day (UTC), under `{yyyy-mm-dd}`. */
interface StoredDay {
  counted: CountedSearch[];
  /** Until the day is over: how often what fewer than `minSearches` typed, by a hash of the words. */
  rare?: { salt: string; searches: Record<string, number> };
}

/** Counts a search. The words are stored with the `minSearches`-th of a day. Rejects when the storage fails. */
export async function countSearch(store: SearchStore, search: Search, at: Date): Promise<void> {
  await compareAndSwap<StoredDay>(store, isoDay(at), (stored) => withSearch(stored, search));
}

function withSearch(stored: StoredDay | undefined, search: Search): StoredDay | undefined {
  const { counted, rare = newRare() } = stored ?? { counted: [] };
  const isSame = ({ locale, words }: Search) => locale === search.locale && words === search.words;
  if (counted.some(isSame)) {
    const increased = counted.map((other) =>
      isSame(other) ? { ...other, searches: other.searches + 1 } : other,
    );
    return { counted: increased, rare };
  }
  const hash = createHmac('sha256', rare.salt)
    .update(`${search.locale} ${search.words}`)
    .digest('base64url')
    .slice(0, 16);
  const { [hash]: before = 0, ...others } = rare.searches;
  const searches = before + 1;
  if (searches >= minSearches) {
    return { counted: [...counted, { ...search, searches }], rare: { ...rare, searches: others } };
  }
  if (!before && Object.keys(others).length >= maxWords) return undefined;
  return { counted, rare: { ...rare, searches: { ...others, [hash]: searches } } };
}

const newRare = (): NonNullable<StoredDay['rare']> => ({
  salt: randomBytes(16).toString('hex'),
  searches: {},
});

/** The counted searches of each day (`yyyy-mm-dd`) that has any. */
export async function readSearches(store: SearchStore): Promise<Map<string, CountedSearch[]>> {
  const days = await listKeys(store);
  const read = async (day: string) => {
    const stored: StoredDay | null = await store.get(day, { type: 'json' });
    return [day, stored?.counted ?? []] as const;
  };
  return new Map((await Promise.all(days.sort().map(read))).filter(([, { length }]) => length > 0));
}

/** Deletes the hashes of days that are over, and days without a count or too old. Rejects if a day's fails. */
export async function deleteRareSearches(store: SearchStore, now: Date): Promise<void> {
  const oldest = isoDay(new Date(now.valueOf() - keptDays * dayMs));
  const over = (await listKeys(store)).filter((day) => day < isoDay(now));
  await settleAll(
    over.map(async (day) => {
      const kept = await compareAndSwap<StoredDay>(store, day, (stored) =>
        stored?.rare ? { counted: stored.counted } : undefined,
      );
      const stored: StoredDay | null = kept ?? (await store.get(day, { type: 'json' }));
      if (day < oldest || !stored?.counted.length) await store.delete(day);
    }),
  );
}
