import { type BotAction, noToken } from '../../../../src/forms/bot-check.ts';
import { RequestError } from '../errors.ts';
import { withTimeout } from '../promises.ts';
import type { Storage } from '../store.ts';
import { countPost, type QuotaServices } from './quota.ts';

/**
 * `unknown`: there is no token, or the provider didn't answer. A valid token that was used before is
 * `reused` if that post had another idempotency key, otherwise `repeated`, or `inFlight` if it was used
 * so recently that the record may still be being written.
 */
export type BotVerdict = 'human' | 'bot' | 'inFlight' | 'repeated' | 'reused' | 'unknown';

/** A token that came with a form, and the values that it has to match. */
export interface BotAttempt {
  token: string;
  /** The key of the post that it came with. */
  idempotencyKey?: string | undefined;
  action: BotAction;
  ip: string;
  /** The hostnames of the site's own pages; the token has to come from one of them. */
  hosts: readonly string[];
  now: Date;
}

/** A bot check provider. A rejection counts as `unknown`. */
export type VerifyBot = (attempt: BotAttempt) => Promise<BotVerdict>;

/** The sender of a form; `script` is true when a script reads the reply. */
export type Sender = Omit<BotAttempt, 'token'> & { token: string | undefined; script: boolean };

/**
 * The verdict on a form's sender; `none` for a script without a token. It is `unknown` for a browser
 * without script, and for a script that reports that the provider gave it no token: such a form may be
 * accepted and is then marked in its record.
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

/** The reasons for rejecting a sender, for the log. */
const reasons = {
  bot: 'bot check',
  inFlight: 'token used before',
  repeated: 'token used before',
  reused: 'token of another post',
  none: 'no token',
} as const;

/** The error for the verdict, or for a used-up quota. Without an error, the post counts towards the quota. */
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
