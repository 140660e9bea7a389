import type { FormName } from './registry.ts';

/** The bot check of a page's form, as far as the page may know it: no secret is in it. */
export type BotCheck =
  | { provider: 'altcha' }
  | { provider: 'recaptcha'; siteKey: string; script: string };

/**
 * What a script sends instead of a token when the provider gave none. Anyone can send it, so such a
 * post counts as one from a browser without script.
 */
export const noToken = 'unavailable';

/** How long a challenge of the site's own check is valid: a form is filled in and sent in that time. */
export const challengeMs = 20 * 60 * 1000;

/** What a token is good for: one post of this form. */
export type BotAction = FormName;
