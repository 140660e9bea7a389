import type { BotCheck } from '../forms/bot-check.ts';

const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secret } = process.env;
const script = process.env['RECAPTCHA_SCRIPT_URL'] || 'https://www.google.com/recaptcha/api.js';

/** The bot check of this build's forms: reCAPTCHA if both keys are set, or else ALTCHA. */
export const botCheck: BotCheck =
  siteKey && secret ? { provider: 'recaptcha', siteKey, script } : { provider: 'altcha' };
