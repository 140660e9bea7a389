import type { FormName } from '../../../src/forms/registry.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { BotVerdict } from './steps/bot-check.ts';

export { formNames } from '../../../src/forms/registry.ts';

/** A file that came with a form, kept in the store `attachments`. */
export interface Attachment {
  key: string;
  /** The sender's name for it, of one line; never a path. */
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
  sha256: string;
}

/** What is kept of a form, as JSON in the store `submissions` under `{form}/{code}`. */
export interface Submission<Fields extends object = object> {
  /** `CAMU-2026-7G3K9QXB`: the year of storing and the code of the record's key. */
  reference: string;
  form: FormName;
  locale: Locale;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** SHA-256 of the fields and the file, to tell a repeated post from another one with the same key. */
  contentHash: string;
  /** `unknown` is for the staff to look at. */
  botCheck: Extract<BotVerdict, 'human' | 'unknown'>;
  fields: Fields;
  attachment?: Attachment;
}

/** The key of a submission's record, and of all that belongs to it. */
export function recordKey({ form, reference }: Pick<Submission, 'form' | 'reference'>): string {
  return `${form}/${reference.slice(-8)}`;
}
