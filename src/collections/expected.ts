import type { Translation } from '../i18n/ui/dictionary.ts';
import type { uz } from './messages/uz.ts';

/** What a field expects, by the key of the message that says so. */
export type Expectation = keyof typeof uz;

/** The sentences of a language. */
export type FieldMessages = Translation<typeof uz>;

/**
 * The message of a schema is a key, which the content check puts into the author's language;
 * `params` fill its places.
 */
export function expected(error: Expectation, params?: Record<string, string>) {
  return params ? { error, params } : { error };
}
