import { createHmac } from 'node:crypto';
import { isoDay } from '../../../../src/i18n/format.ts';
import { RequestError } from '../errors.ts';
import { compareAndSwap } from '../json-blobs.ts';
import { networkOf } from '../network.ts';
import { withTimeout } from '../promises.ts';
import type { Storage } from '../store.ts';

/** Posts that passed the bot check, and those that came without one. */
type PostKind = 'checked' | 'unchecked';

/** What counting posts needs. */
export interface QuotaServices extends Storage {
  /** The site's secret, without which an address can't be found by its hash. */
  hmacKey: () => Promise<string>;
  /** How many posts of each kind are accepted from an address on a day (UTC). */
  postsPerAddress: Readonly<Record<PostKind, number>>;
}

/** Where a post comes from, and when. */
interface Address {
  ip: string;
  now: Date;
}

/** Stored for two days under `{kind}/{day}/{hash of the address}` in `bot-check`. */
interface CountedPosts {
  posts: number;
}

/**
 * Counts a post towards the daily quota of its address; false when the quota is used up. One that can't
 * be counted is rejected with a RequestError if it is unchecked; a person is not turned away for that.
 */
export async function countPost(
  services: QuotaServices,
  kind: PostKind,
  sender: Address,
): Promise<boolean> {
  const { openStore, storageTimeoutMs, postsPerAddress } = services;
  const count = async () => {
    const key = await keyOf(services, kind, sender);
    return compareAndSwap<CountedPosts>(openStore('bot-check'), key, ({ posts } = { posts: 0 }) =>
      posts < postsPerAddress[kind] ? { posts: posts + 1 } : undefined,
    );
  };
  try {
    return (await withTimeout(count(), storageTimeoutMs)) !== undefined;
  } catch (error) {
    console.error(`${kind} posts: storage unavailable:`, error);
    if (kind === 'checked') return true;
    throw new RequestError('unavailable');
  }
}

/** Whether an address has used up its checked posts: then none of its repeated posts is being stored. */
export async function isUsedUp(services: QuotaServices, sender: Address): Promise<boolean> {
  const { openStore, storageTimeoutMs, postsPerAddress } = services;
  const read = async (): Promise<CountedPosts | null> =>
    openStore('bot-check').get(await keyOf(services, 'checked', sender), { type: 'json' });
  const counted = await withTimeout(read(), storageTimeoutMs).catch(() => null);
  return counted !== null && counted.posts >= postsPerAddress.checked;
}

async function keyOf(
  { hmacKey }: Pick<QuotaServices, 'hmacKey'>,
  kind: PostKind,
  { ip, now }: Address,
): Promise<string> {
  const day = isoDay(now);
  const hash = createHmac('sha256', await hmacKey()).update(`${day}\n${networkOf(ip)}`);
  return `${kind}/${day}/${hash.digest('hex').slice(0, 32)}`;
}
