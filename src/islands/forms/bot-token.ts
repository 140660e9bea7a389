import { type BotAction, type BotCheck, noToken } from '../../forms/bot-check.ts';
import { altchaToken } from './altcha.ts';
import { loadRecaptcha, recaptchaToken } from './recaptcha.ts';

/** Milliseconds: for a provider's answer, and for the work that the site's own check asks for. */
const patience = { recaptcha: 3000, altcha: 12_000 };

/** Called at the first touch of a form, and not before: loads what the check needs. */
export function prepareBotCheck(botCheck: BotCheck): void {
  if (botCheck.provider === 'recaptcha') loadRecaptcha(botCheck).catch(() => undefined);
}

/**
 * The proof for one post of a form, or the word that the provider gave none in time: so many posts
 * of an address the university lets pass, and looks at. Never rejects.
 */
export async function botToken(botCheck: BotCheck, action: BotAction): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience[botCheck.provider]);
  const giveUp = new Promise<string>((resolve) => {
    late.signal.addEventListener('abort', () => resolve(noToken));
  });
  const token =
    botCheck.provider === 'recaptcha'
      ? recaptchaToken(botCheck, action)
      : altchaToken(action, late.signal);
  return Promise.race([token, giveUp])
    .catch(() => noToken)
    .finally(() => clearTimeout(timer));
}
