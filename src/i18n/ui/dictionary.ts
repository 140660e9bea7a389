import type { uz } from './uz.ts';

/** A text by CLDR plural category; `other` serves the categories a language doesn't name. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export type MessageKey = keyof typeof uz;

/** Every message of the source language, of the same kind: a missing one does not compile. */
export type Dictionary = {
  [Key in MessageKey]: (typeof uz)[Key] extends string ? string : PluralForms;
};
