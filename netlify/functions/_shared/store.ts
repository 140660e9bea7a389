import { getStore, listStores, type Store } from '@netlify/blobs';
import type { Context } from '@netlify/functions';

/**
 * The site's stores for what the forms send:
 * - `submissions`: a `Submission` as JSON under `{form}/{code}`, the record key;
 * - `attachments`: files under `{day of storing}/{record key}/{sha256}`;
 * - `deliveries`: how far its messages to staff and visitor are, under record keys;
 * - `marks`: what the staff noted of a submission, under record keys;
 * - `bot-check`: the key that challenges are signed with, and the tokens that are spent.
 */
export type StoreName = 'submissions' | 'attachments' | 'deliveries' | 'marks' | 'bot-check';

/** The part of a Blobs store that is used. */
export type BlobStore = Pick<
  Store,
  'delete' | 'get' | 'getWithMetadata' | 'list' | 'set' | 'setJSON'
>;

export type OpenStore = (name: StoreName) => BlobStore;

/** Strongly consistent, because a repeated post must see what the first one wrote. */
const open = (name: string): BlobStore => getStore({ name, consistency: 'strong' });

/** Production's stores, which are the site's: all of its deploys could open them. */
export const openStore: OpenStore = open;

/** What a function knows of the deploy that it belongs to. */
export type Deploy = Pick<Context['deploy'], 'context' | 'published'>;

/** Whether the deploy is the one that the site's visitors see. */
export const isProduction = ({ context, published }: Deploy) =>
  context === 'production' && published;

/**
 * The stores of a deploy: production's own, and for previews and branches `submissions--{context}`.
 * A production deploy that was replaced still answers at its permalink: it opens none, so that
 * nothing is accepted there that nobody would read.
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

/** The stores of every deploy context outside production that has stored anything. */
export async function storesOfPreviews(): Promise<OpenStore[]> {
  const { stores } = await listStores();
  const suffixes = stores.flatMap((store) => /--(.+)$/.exec(store)?.[1] ?? []);
  return [...new Set(suffixes)].map(suffixed);
}

/** A scheduled function: does its work in production alone. The platform runs the published deploy's. */
export const inProduction =
  (work: () => Promise<void>) =>
  async (_request: Request, { deploy }: Pick<Context, 'deploy'>): Promise<void> => {
    if (deploy.context === 'production') await work();
  };

/** Rejects when `work` takes longer than `patience` milliseconds; the work itself goes on. */
export async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** All keys that begin with `prefix`; without what a write that was cut off may have left behind. */
export async function listKeys(store: Pick<Store, 'list'>, prefix = ''): Promise<string[]> {
  const { blobs } = await store.list({ prefix });
  return blobs.map(({ key }) => key).filter((key) => !/(?:^|\/)\./.test(key));
}

/**
 * What a key holds: `value`, or what was there first. A conditional write reports success for every
 * status but 412, so that only an ETag, or reading back, proves it. Rejects when neither does.
 */
export async function keepFirst<Value extends object>(
  store: Pick<Store, 'get' | 'setJSON'>,
  key: string,
  value: Value,
): Promise<Value> {
  const written = await store.setJSON(key, value, { onlyIfNew: true });
  if (written.modified && written.etag) return value;
  const stored: Value | null = await store.get(key, { type: 'json' });
  if (!stored) throw new Error(`${key} was not written`);
  return stored;
}
