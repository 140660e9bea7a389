import { getStore, listStores, type Store } from '@netlify/blobs';
import type { Context } from '@netlify/functions';

/**
 * The site's stores:
 * - `submissions`: a `Submission` as JSON under `{form}/{code}`, the record key;
 * - `attachments`: files under `{day of storing}/{record key}/{sha256}`;
 * - `deliveries`: the state of the messages to staff and visitor (`Delivery`), under record keys;
 * - `received`: empty blobs whose keys say when records were received (receipts.ts);
 * - `marks`: the staff's notes on a submission, under record keys;
 * - `bot-check`: the key that signs challenges, used tokens, counts of posts, files and mails;
 * - `journal-counters`: views and downloads, under `counts/{journal}`;
 * - `searches`: words that the search found nothing for, under the day.
 */
export type StoreName =
  | 'submissions'
  | 'attachments'
  | 'deliveries'
  | 'received'
  | 'marks'
  | 'bot-check'
  | 'journal-counters'
  | 'searches';

/** The part of a Netlify Blobs store that is used. */
export type BlobStore = Pick<
  Store,
  'delete' | 'get' | 'getWithMetadata' | 'list' | 'set' | 'setJSON'
>;

/** Opens a store by its name. */
export type OpenStore = (name: StoreName) => BlobStore;

/** The stores of one deploy and how long to wait for them. */
export interface Storage {
  openStore: OpenStore;
  /** Milliseconds from the moment at which it is read. */
  readonly storageTimeoutMs: number;
}

/** The same stores, with one deadline for all steps together. */
export function withDeadline<Stores extends Storage>(storage: Stores): Stores {
  const end = performance.now() + storage.storageTimeoutMs;
  return Object.defineProperty({ ...storage }, 'storageTimeoutMs', {
    get: () => Math.max(0, end - performance.now()),
  });
}

/** Strongly consistent, because a repeated post must see what the first one wrote. */
const open = (name: string): BlobStore => getStore({ name, consistency: 'strong' });

/** Opens production's stores. Any deploy of the site could open them, but only production's may. */
export const openStore: OpenStore = open;

/** The part of the platform's information about its deploy that a function uses. */
export type Deploy = Pick<Context['deploy'], 'context' | 'published'>;

/** Whether the deploy is the one that the site's visitors see. */
export const isProduction = ({ context, published }: Deploy): boolean =>
  context === 'production' && published;

/**
 * The stores of a deploy: production's, or `submissions--{context}` and so on for previews and branches.
 * A replaced production deploy still answers at its permalink. There this throws instead of opening a
 * store, so that it doesn't accept submissions that nobody would read.
 */
export function storesOf(deploy: Deploy): OpenStore {
  if (isProduction(deploy)) return openStore;
  if (deploy.context === 'production') {
    return () => {
      throw new Error('this deploy was replaced by a newer one');
    };
  }
  return suffixed(deploy.context.replace(/[^\w-]/g, '-').slice(0, 40));
}

const suffixed =
  (suffix: string): OpenStore =>
  (name) =>
    open(`${name}--${suffix}`);

/** The stores of every deploy context except production that has stored anything. */
export async function storesOfPreviews(): Promise<OpenStore[]> {
  const { stores } = await listStores();
  const suffixes = stores.flatMap((store) => /--(.+)$/.exec(store)?.[1] ?? []);
  return [...new Set(suffixes)].map(suffixed);
}

/** All keys with this prefix, without the dot files that an interrupted write leaves locally. */
export async function listKeys(store: Pick<Store, 'list'>, prefix = ''): Promise<string[]> {
  const { blobs } = await store.list({ prefix });
  return blobs.map(({ key }) => key).filter((key) => !/(?:^|\/)\./.test(key));
}
