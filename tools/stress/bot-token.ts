import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newChallenge } from '../../netlify/functions/_shared/bot-check/altcha.ts';
import type { BotAction } from '../../src/forms/bot-check.ts';

/** What sites under stress sign their challenges with, so that their forms can be sent at any rate. */
export const stressKey = 'a key that the sender knows';

/** What a script shows of the work that a challenge asked for. */
export async function tokenOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** A token that a site with the key accepts and that costs next to nothing. */
export async function cheapToken(action: BotAction): Promise<string> {
  const hmacKey = async () => stressKey;
  return tokenOf(await newChallenge({ hmacKey }, action, new Date(), { cost: 1, counter: 0 }));
}
