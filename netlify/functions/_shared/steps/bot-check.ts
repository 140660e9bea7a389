import { type BotAction, noToken } from '../../../../src/forms/bot-check.ts';
import { failure, type Refusal } from '../errors.ts';
import { chargeUnchecked, type UncheckedServices } from './unchecked-posts.ts';

/**
 * `unknown`: nobody could tell, because there is no token or the provider didn't answer; `reused`:
 * the token was good, and was taken before.
 */
export type BotVerdict = 'human' | 'bot' | 'reused' | 'unknown';

/** A token that came with a form, and what it has to be for. */
export interface BotAttempt {
  token: string;
  action: BotAction;
  ip: string;
  /** Of the site's own pages, one of which the token has to come from. */
  hosts: readonly string[];
  now: Date;
}

/** A provider of the bot check. It may reject: nobody can tell then. */
export type VerifyBot = (attempt: BotAttempt) => Promise<BotVerdict>;

/** A form's sender; `script` is one that wants to read the reply itself. */
export type Sender = Omit<BotAttempt, 'token'> & { token: string | undefined; script: boolean };

/** A sender who may be refused, and the words of the log for why. */
const reasons = { bot: 'bot check', reused: 'token used before', none: 'no token' } as const;

/**
 * Says what is known of a form's sender; `none` of a script that shows no token. A form without one
 * from a browser without script, or from a script that says that the provider gave it none, may be
 * taken, and its record says so.
 */
export async function judgeSender(
  verify: VerifyBot,
  { token, script, ...attempt }: Sender,
): Promise<BotVerdict | 'none'> {
  if (!token) return script ? 'none' : 'unknown';
  if (token === noToken) return 'unknown';
  return verify({ token, ...attempt }).catch((error: unknown) => {
    console.error(`${attempt.action}: bot check unavailable:`, error);
    return 'unknown';
  });
}

/** The refusal of a sender of this verdict; one of whom nobody could tell is charged for the post. */
export async function senderRefusal(
  services: UncheckedServices,
  verdict: BotVerdict | 'none',
  sender: Pick<Sender, 'ip' | 'now'>,
): Promise<Refusal | undefined> {
  if (verdict === 'human') return undefined;
  if (verdict !== 'unknown') return failure('refused', reasons[verdict]);
  return (await chargeUnchecked(services, sender)) ? undefined : failure('tooManyUnchecked');
}
