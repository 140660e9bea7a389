import type { Translation } from '../../i18n/ui/dictionary.ts';
import type { uz } from './uz.ts';

/** All messages of the check: a missing one is a type error. */
export type Dictionary = Translation<typeof uz>;
