import { replyTimeoutMs } from '../../../../src/forms/limits.ts';
import { sha256 } from '../reference.ts';
import type { BotAttempt, BotVerdict } from '../steps/bot-check.ts';

/** The post that used a token: stored for two days under `spent/{day}/{hash of the token}` in `bot-check`. */
export interface SpentToken {
  /** Unique to the post. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The hash of the post's idempotency key; absent when it has none. */
  key?: string;
}

type Post = Pick<BotAttempt, 'idempotencyKey' | 'now'>;

/** The stored form of a post that uses its token. */
export const spentBy = ({ idempotencyKey, now }: Post): SpentToken => ({
  by: crypto.randomUUID(),
  at: now.toISOString(),
  ...(idempotencyKey !== undefined && { key: sha256(idempotencyKey) }),
});

/** The verdict on a post whose token was already used by `first`. */
export function verdictAfter(first: SpentToken, { idempotencyKey, now }: Post): BotVerdict {
  const isSamePost = idempotencyKey !== undefined && first.key === sha256(idempotencyKey);
  if (!isSamePost) return 'reused';
  // A reply never takes longer: after that time the record has been written or never will be.
  const isRecent = now.getTime() - Date.parse(first.at) < replyTimeoutMs;
  return isRecent ? 'inFlight' : 'repeated';
}
