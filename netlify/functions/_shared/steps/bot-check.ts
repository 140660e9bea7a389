import { createHmac } from 'node:crypto';
import { type BotAction, noToken } from '../../../../src/forms/bot-check.ts';
import { limits } from '../../../../src/forms/limits.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { RequestError } from '../errors.ts';
import { compareAndSwap } from '../json-blobs.ts';
import { networkOf } from '../network.ts';
import { withTimeout } from '../promises.ts';
import type { Storage } from '../store.ts';

/**
 * `unknown`: there is no token, or the provider didn't answer. A valid token that was used before is
 * `reused` when that post had another idempotency key, or else `repeated`.
 */
export type BotVerdict = 'human' | 'bot' | 'repeated' | 'reused' | 'unknown';

/** A token that came with a form, and what it has to match. */
export interface BotAttempt {
  token: string;
  /** Of the post that it came with. */
  idempotencyKey?: string | undefined;
  action: BotAction;
  ip: string;
  /** The hostnames of the site's own pages, one of which the token has to come from. */
  hosts: readonly string[];
  now: Date;
}

/** A bot check provider. It may reject, which counts as `unknown`. */
export type VerifyBot = (attempt: BotAttempt) => Promise<BotVerdict>;

/** The sender of a form; `script` is true when a script reads the reply. */
export type Sender = Omit<BotAttempt, 'token'> & { token: string | undefined; script: boolean };

/**
 * The verdict on a form's sender; `none` for a script without a token. A browser without script, and
 * a script that says that the provider gave it no token, are `unknown`: such a form may be accepted,
 * marked in its record.
 */
export async function judgeSender(
  { storageTimeoutMs }: Pick<Storage, 'storageTimeoutMs'>,
  verify: VerifyBot,
  { token, script, ...attempt }: Sender,
): Promise<BotVerdict | 'none'> {
  if (!token) return script ? 'none' : 'unknown';
  if (token === noToken) return 'unknown';
  const judged = withTimeout(verify({ token, ...attempt }), storageTimeoutMs);
  return judged.catch((error: unknown) => {
    console.error(`${attempt.action}: bot check unavailable:`, error);
    return 'unknown';
  });
}

/** Why a sender is rejected, for the log. */
const reasons = {
  bot: 'bot check',
  repeated: 'token used before',
  reused: 'token of another post',
  none: 'no token',
} as const;

/** What counting unchecked posts needs. */
interface UncheckedServices extends Storage {
  /** The site's secret, without which an address can't be found by its hash. */
  hmacKey: () => Promise<string>;
}

/** The error for a sender of this verdict, if any. An `unknown` one uses up the address's quota. */
export async function senderError(
  services: UncheckedServices,
  verdict: BotVerdict | 'none',
  sender: Pick<Sender, 'ip' | 'now'>,
): Promise<RequestError | undefined> {
  if (verdict === 'human') return undefined;
  if (verdict !== 'unknown') return new RequestError('refused', reasons[verdict]);
  const isWithinQuota = await countUncheckedPost(services, sender);
  return isWithinQuota ? undefined : new RequestError('tooManyUnchecked');
}

/** Stored for two days under `unchecked/{day}/{hash of the address}` in `bot-check`. */
interface UncheckedPosts {
  posts: number;
}

/**
 * Counts a post that passed no bot check towards the daily (UTC) quota of its address; false when the
 * quota is used up. Rejects with a RequestError when the post can't be counted.
 */
async function countUncheckedPost(
  { openStore, hmacKey, storageTimeoutMs }: UncheckedServices,
  { ip, now }: Pick<Sender, 'ip' | 'now'>,
): Promise<boolean> {
  const count = async () => {
    const day = isoDay(now);
    const hash = createHmac('sha256', await hmacKey()).update(`${day}\n${networkOf(ip)}`);
    const key = `unchecked/${day}/${hash.digest('hex').slice(0, 32)}`;
    return compareAndSwap<UncheckedPosts>(
      openStore('bot-check'),
      key,
      ({ posts } = { posts: 0 }) =>
        posts < limits.uncheckedPosts ? { posts: posts + 1 } : undefined,
    );
  };
  const counted = await withTimeout(count(), storageTimeoutMs).catch((error: unknown) => {
    console.error('unchecked posts: storage unavailable:', error);
    throw new RequestError('unavailable');
  });
  return counted !== undefined;
}
