import type { Translation } from '../../i18n/ui/dictionary.ts';
import type { uz } from './uz.ts';

/** All that is said about translations: a missing message is a type error. */
export type Dictionary = Translation<typeof uz>;
