import type { Locale } from '../../../src/i18n/locales.ts';
import type { BotVerdict } from './steps/bot-check.ts';

/** What is kept of a form, as JSON in the store `submissions` under `{form}/{code}`. */
export interface Submission<Fields extends object = object> {
  /** `CAMU-2026-7G3K9QXB`: the year of storing and the code of the record's key. */
  reference: string;
  form: string;
  locale: Locale;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** SHA-256 of the fields, to tell a repeated post from another one with the same key. */
  contentHash: string;
  botCheck: Exclude<BotVerdict, 'bot'>;
  fields: Fields;
}
