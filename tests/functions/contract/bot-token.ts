import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotAction } from '../../../src/forms/bot-check.ts';

/** What a script shows of the work that a challenge asked for. */
export async function tokenOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** A token for one post to the site at a URL, got as a visitor's browser gets it. */
export async function botToken(url: string, action: BotAction): Promise<string> {
  const response = await fetch(`${url}/api/bot-challenge?action=${action}`);
  return tokenOf((await response.json()) as Challenge);
}
