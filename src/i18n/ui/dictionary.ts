import type { uz } from './uz.ts';

/** A message by CLDR plural category; `other` is the fallback. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The key of a message. */
export type MessageKey = keyof typeof uz;

/** All messages of the source language, plural or not: a missing translation is a type error. */
export type Dictionary = {
  [Key in MessageKey]: (typeof uz)[Key] extends string ? string : PluralForms;
};
