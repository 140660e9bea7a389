import type { FormName } from './registry.ts';

/** The bot check of a page's form, without secrets. */
export type BotCheck =
  | { provider: 'altcha' }
  | { provider: 'recaptcha'; siteKey: string; script: string };

/**
 * The value that a script sends instead of a token when the provider gave none. Anyone can send it, so
 * such a post counts as one from a browser without script.
 */
export const noToken = 'unavailable';

/** How long a challenge of the site's own check is valid: long enough to fill in and send a form. */
export const challengeMs = 20 * 60 * 1000;

/** The action of a token, which is valid for one post of this form. */
export type BotAction = FormName;
