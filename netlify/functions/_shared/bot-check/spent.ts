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

/** A post as the one that uses its token. */
export const spentBy = ({ idempotencyKey, now }: Post): SpentToken => ({
  by: crypto.randomUUID(),
  at: now.toISOString(),
  ...(idempotencyKey !== undefined && { key: sha256(idempotencyKey) }),
});

/** The verdict on a post whose token `first` has used. */
export function verdictAfter(first: SpentToken, { idempotencyKey, now }: Post): BotVerdict {
  const isSamePost = idempotencyKey !== undefined && first.key === sha256(idempotencyKey);
  if (!isSamePost) return 'reused';
  // No reply takes longer: by then the record is written, or never will be.
  const isRecent = now.getTime() - Date.parse(first.at) < replyTimeoutMs;
  return isRecent ? 'inFlight' : 'repeated';
}
