import type { uz } from './uz.ts';

/** A message by CLDR plural category; `other` is the fallback. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The key of a message. */
export type MessageKey = keyof typeof uz;

/** The messages of a source language in another one, plural or not; a missing one is a type error. */
export type Translation<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : PluralForms;
};

/** All messages of the interface. */
export type Dictionary = Translation<typeof uz>;
