import { createHmac, randomBytes } from 'node:crypto';
import { isoDay } from '../../../../src/i18n/format.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { compareAndSwap } from '../json-blobs.ts';
import { networkOf } from '../network.ts';
import { settleAll } from '../promises.ts';
import { type BlobStore, listKeys, openStore } from '../store.ts';

/** How many networks must search for the same words in the same language in a day before they are stored. */
export const minNetworks = 5;

/** The maximum of distinct queries per day: keeps the stored value below 200 kB. */
export const maxWords = { counted: 500, rare: 1500 };

/** The maximum of rare queries per day from one network, such as a campus. */
export const maxPerNetwork = 50;

const keptDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** The part of a Blobs store that the counts of searches use. */
export type SearchStore = Pick<
  BlobStore,
  'delete' | 'get' | 'getWithMetadata' | 'list' | 'setJSON'
>;

/** Production's searches without a result. */
export const openSearchStore = (): SearchStore => openStore('searches');

/** A query without a result. */
export interface Search {
  locale: Locale;
  /** In the form that `countableWords` returns. */
  words: string;
}

/** A query with its searches on one day: the first from each of `minNetworks`, then all. */
export interface CountedSearch extends Search {
  searches: number;
}

/** The searches of one day (UTC), under `{yyyy-mm-dd}`. */
interface StoredDay {
  counted: CountedSearch[];
  /** Until the day is over: hashes of the networks that searched for rare queries, by the query's hash. */
  rare?: { salt: string; networks: Record<string, string[]> };
}

/**
 * Counts a search. Its words are stored once `minNetworks` networks have searched for them on that day.
 * Rejects when the storage fails.
 */
export async function countSearch(
  store: SearchStore,
  search: Search,
  { ip, at }: { ip: string; at: Date },
): Promise<void> {
  await compareAndSwap<StoredDay>(store, isoDay(at), (stored) =>
    withSearch(stored, search, networkOf(ip)),
  );
}

function withSearch(
  stored: StoredDay | undefined,
  search: Search,
  network: string,
): StoredDay | undefined {
  const { counted } = stored ?? { counted: [] };
  // A day that was started by an older version of the function has no networks.
  const rare = stored?.rare?.networks ? stored.rare : newRare();
  const isSame = ({ locale, words }: Search) => locale === search.locale && words === search.words;
  if (counted.some(isSame)) {
    const increased = counted.map((other) =>
      isSame(other) ? { ...other, searches: other.searches + 1 } : other,
    );
    return { counted: increased, rare };
  }
  const hash = (text: string, length: number) =>
    createHmac('sha256', rare.salt).update(text).digest('base64url').slice(0, length);
  const words = hash(`${search.locale} ${search.words}`, 16);
  const searcher = hash(network, 8);
  const { [words]: before = [], ...others } = rare.networks;
  const isFull =
    Object.keys(others).length >= maxWords.rare ||
    Object.values(others).filter((known) => known.includes(searcher)).length >= maxPerNetwork;
  if (before.includes(searcher) || isFull) return undefined;
  const networks = [...before, searcher];
  if (networks.length < minNetworks) {
    return { counted, rare: { ...rare, networks: { ...others, [words]: networks } } };
  }
  if (counted.length >= maxWords.counted) return undefined;
  const searches = networks.length;
  return { counted: [...counted, { ...search, searches }], rare: { ...rare, networks: others } };
}

const newRare = (): NonNullable<StoredDay['rare']> => ({
  salt: randomBytes(16).toString('hex'),
  networks: {},
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

/** Deletes the hashes of past days, and days that have no count or are too old. Rejects if any day fails. */
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
