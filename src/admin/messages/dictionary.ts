import type { uz } from './uz.ts';

type Same<Source> = Source extends string
  ? string
  : { readonly [Key in keyof Source]: Same<Source[Key]> };

/** All words of the authors' screen: one that a language lacks is a type error. */
export type Dictionary = Same<typeof uz>;
