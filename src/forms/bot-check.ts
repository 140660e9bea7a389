/** How a form's page proves that a person sends it; no secret is in it. */
export type BotCheck =
  | { provider: 'altcha' }
  | { provider: 'recaptcha'; siteKey: string; script: string };

/**
 * What a script sends in place of a token when the provider gave it none. Anybody can say so: such a
 * post counts as one of a browser without script.
 */
export const noToken = 'unavailable';

/** What a token is for. */
export type BotAction = 'contact' | 'application';
