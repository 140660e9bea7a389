import type { Challenge } from 'altcha-lib';
import type { BotAction } from '../../../src/forms/bot-check.ts';
import { tokenOf } from '../../../tools/stress/bot-token.ts';

/** A token for one post to the site at a URL, got as a visitor's browser gets it. */
export async function botToken(url: string, action: BotAction): Promise<string> {
  const response = await fetch(`${url}/api/bot-challenge?action=${action}`);
  return tokenOf((await response.json()) as Challenge);
}
