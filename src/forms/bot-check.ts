/** How a form's page proves that a person sends it; no secret is in it. */
export type BotCheck =
  | { provider: 'altcha' }
  | { provider: 'recaptcha'; siteKey: string; script: string };

/** What a token is for. */
export type BotAction = 'contact' | 'application';
