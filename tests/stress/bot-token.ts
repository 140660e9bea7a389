import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newChallenge } from '../../netlify/functions/_shared/bot-check/altcha.ts';
import type { BotAction } from '../../src/forms/bot-check.ts';

/** The HMAC key of sites under stress, known so that tokens can be made without asking the site. */
export const stressKey = 'a key that the sender of all these posts knows';

/** Solves a challenge; resolves to the token that the form's script would send. */
export async function tokenOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** A token that a site with `stressKey` accepts, made with next to no work. */
export async function cheapToken(action: BotAction): Promise<string> {
  const hmacKey = async () => stressKey;
  return tokenOf(await newChallenge({ hmacKey }, action, new Date(), { cost: 1, counter: 0 }));
}
