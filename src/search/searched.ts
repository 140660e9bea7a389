import type { Locale } from '../i18n/locales.ts';
import type { Answer } from './answers.ts';
import type { SearchIndex } from './search-index.ts';

/** A language's index, the answers of that language, and those of the others, which load on demand. */
export interface Searched {
  index: SearchIndex;
  locale: Locale;
  answers: readonly Answer[];
  otherAnswers: () => Promise<readonly { locale: Locale; answers: readonly Answer[] }[]>;
}
