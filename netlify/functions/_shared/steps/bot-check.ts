import type { BotAction } from '../../../../src/forms/bot-check.ts';

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
  now: Date;
}

/** A provider of the bot check. It may reject: nobody can tell then. */
export type VerifyBot = (attempt: BotAttempt) => Promise<BotVerdict>;

/**
 * Says what is known of a form's sender. A form without a token comes from a browser without script
 * or from one that didn't reach the provider: it is taken, and its record says so.
 */
export async function judgeSender(
  verify: VerifyBot,
  { token, ...attempt }: Omit<BotAttempt, 'token'> & { token: string | undefined },
): Promise<BotVerdict> {
  if (!token) return 'unknown';
  return verify({ token, ...attempt }).catch((error: unknown) => {
    console.error(`${attempt.action}: bot check unavailable:`, error);
    return 'unknown';
  });
}
