import type { Values } from '../i18n/fill.ts';
import type { Translation } from '../i18n/ui/dictionary.ts';
import type { uz } from './messages/uz.ts';

/** What a field expects, by the key of the message that says so. */
export type Expectation = keyof typeof uz;

/** The sentences of a language. */
export type FieldMessages = Translation<typeof uz>;

type Words = (key: Expectation, params: Values) => string;

let words: Words = (key) => key;

/**
 * The message of a schema is a key, which the content check puts into the author's language;
 * `params` fill its places.
 */
export function expected(key: Expectation, params?: Values) {
  const error = () => words(key, params ?? {});
  expectations.set(error, key);
  return params ? { error, params } : { error };
}

const expectations = new WeakMap<object, Expectation>();

/** The key of the message of a schema's check, by the `error` in its definition. */
export function expectationOf(error: object | undefined): Expectation | undefined {
  return error && expectations.get(error);
}

/** Makes the messages of schemas sentences, for Astro, which prints them as they are. */
export function putIntoWords(chosen: Words): void {
  words = chosen;
}
