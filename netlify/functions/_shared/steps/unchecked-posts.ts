import { createHmac } from 'node:crypto';
import { limits } from '../../../../src/forms/limits.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { failure } from '../errors.ts';
import { networkOf } from '../network.ts';
import { type OpenStore, within } from '../store.ts';
import { update } from '../update.ts';
import type { BotAttempt } from './bot-check.ts';

/** What counting needs from outside. */
export interface UncheckedServices {
  openStore: OpenStore;
  /** The site's secret, without which nobody finds an address by its hash. */
  hmacKey: () => Promise<string>;
  /** Milliseconds. */
  storagePatience: number;
}

/** What is kept of an address, under `unchecked/{day}/{hash}` in `bot-check`, for two days. */
interface Charged {
  posts: number;
}

/**
 * Counts a post that passed no bot check among those of its address today, in UTC; false when these
 * are all that an address may send. Refuses the post when they can't be counted.
 */
export async function chargeUnchecked(
  { openStore, hmacKey, storagePatience }: UncheckedServices,
  { ip, now }: Pick<BotAttempt, 'ip' | 'now'>,
): Promise<boolean> {
  const charge = async () => {
    const day = isoDay(now);
    const hash = createHmac('sha256', await hmacKey()).update(`${day}\n${networkOf(ip)}`);
    const key = `unchecked/${day}/${hash.digest('hex').slice(0, 32)}`;
    return update<Charged>(openStore('bot-check'), key, ({ posts } = { posts: 0 }) =>
      posts < limits.uncheckedPosts ? { posts: posts + 1 } : undefined,
    );
  };
  const charged = within(storagePatience, charge()).catch((error: unknown) => {
    console.error('unchecked posts: storage unavailable:', error);
    throw failure('unavailable');
  });
  return (await charged) !== undefined;
}
