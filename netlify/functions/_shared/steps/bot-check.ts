import { type BotAction, noToken } from '../../../../src/forms/bot-check.ts';
import { RequestError } from '../errors.ts';
import { withTimeout } from '../promises.ts';
import type { Storage } from '../store.ts';
import { countPost, type QuotaServices } from './quota.ts';

/**
 * `unknown`: there is no token, or the provider didn't answer. A valid token that was used before is
 * `reused` when that post had another idempotency key, or else `repeated`; `inFlight` if so short a
 * time ago that the record may still be being written.
 */
export type BotVerdict = 'human' | 'bot' | 'inFlight' | 'repeated' | 'reused' | 'unknown';

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
  inFlight: 'token used before',
  repeated: 'token used before',
  reused: 'token of another post',
  none: 'no token',
} as const;

/** The error for a sender of this verdict, if any. Any other uses up a part of its address's quota. */
export async function senderError(
  services: QuotaServices,
  verdict: BotVerdict | 'none',
  sender: Pick<Sender, 'ip' | 'now'>,
): Promise<RequestError | undefined> {
  if (verdict !== 'human' && verdict !== 'unknown') {
    return new RequestError('refused', reasons[verdict]);
  }
  const kind = verdict === 'human' ? 'checked' : 'unchecked';
  if (await countPost(services, kind, sender)) return undefined;
  return new RequestError(kind === 'checked' ? 'tooManyToday' : 'tooManyUnchecked');
}
