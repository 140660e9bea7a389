import type { Locale } from '../../i18n/locales.ts';
import { normalizeForSearch } from './normalize.ts';

/** Normalized words of one query; each matches the words in the index that begin with it. */
export type Words = readonly string[];

/** Splits a query into words as the index has them: normalized, without punctuation around them. */
export function queryWords(query: string, locale: Locale): Words {
  return normalizeForSearch(query, locale)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean);
}

/**
 * The normalized suffixes of nouns in the order in which they are removed (case, possession, plural),
 * longer before shorter. Pagefind stems Russian and English itself.
 */
const suffixes: Partial<Record<Locale, readonly (readonly string[])[]>> = {
  uz: [
    ['ning', 'dagi', 'dan', 'cha', 'ga', 'ka', 'qa', 'da', 'ni'],
    ['ingiz', 'imiz', 'ngiz', 'miz', 'ing', 'im', 'si', 'i'],
    ['lar'],
  ],
  tr: [
    'ndaki ndeki daki deki nden ndan nin nun dan den tan ten nda nde na ne ni nu yi yu ya ye da de ta te in un i u a e'.split(
      ' ',
    ),
    ['imiz', 'iniz', 'umuz', 'unuz', 'sin', 'sun', 'si', 'su', 'in', 'un', 'im', 'um', 'i', 'u'],
    ['lar', 'ler'],
  ],
};

const minStemLength = 4;

/** Removes a word's suffixes; other suffixes may follow the stem: `kafedralarining` → `kafedra`. */
export function stem(word: string, locale: Locale): string {
  const bare = (suffixes[locale] ?? []).reduce(withoutSuffix, word);
  // k, q, p, t and ç soften before a suffix: kasallik, kasalligi.
  return bare === word || bare.length === minStemLength ? bare : bare.replace(/[bcdg]$/, '');
}

/** `stem` for each word. */
export const stems = (words: Words, locale: Locale): Words =>
  words.map((word) => stem(word, locale));

function withoutSuffix(word: string, alternatives: readonly string[]): string {
  const suffix = alternatives.find(
    (one) => word.endsWith(one) && word.length - one.length >= minStemLength,
  );
  return suffix ? word.slice(0, -suffix.length) : word;
}
