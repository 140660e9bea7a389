import type { Values } from '../i18n/fill.ts';
import type { Translation } from '../i18n/ui/dictionary.ts';
import type { uz } from './messages/uz.ts';

/** The expected form of a field, as a message key. */
export type Expectation = keyof typeof uz;

/** The messages in one language. */
export type FieldMessages = Translation<typeof uz>;

type Words = (key: Expectation, params: Values) => string;

let words: Words = (key) => key;

/**
 * A schema's error: a message key that the content check translates into the author's language; `params` are
 * the values of its placeholders.
 */
export function expected(key: Expectation, params?: Values) {
  const error = () => words(key, params ?? {});
  expectations.set(error, key);
  return params ? { error, params } : { error };
}

const expectations = new WeakMap<object, Expectation>();

/** The message key of a schema's check, from the `error` in its definition. */
export function expectationOf(error: object | undefined): Expectation | undefined {
  return error && expectations.get(error);
}

/** Makes schemas report sentences instead of keys, since Astro prints their messages unchanged. */
export function putIntoWords(chosen: Words): void {
  words = chosen;
}
