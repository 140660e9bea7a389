import type { Challenge } from 'altcha-lib';
import type { BotAction } from '../../../src/forms/bot-check.ts';
import { tokenOf } from '../../stress/bot-token.ts';

/** A token for one post to the site at a URL, requested as a visitor's browser does. */
export async function botToken(url: string, action: BotAction): Promise<string> {
  const response = await fetch(`${url}/api/bot-challenge?action=${action}`);
  return tokenOf((await response.json()) as Challenge);
}
