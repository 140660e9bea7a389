import type { Locale } from '../../i18n/locales.ts';
import { normalizeForSearch } from './normalize.ts';

/** Normalized words of a query; each matches the words of the index that start with it. */
export type Words = readonly string[];

/** Splits a query into words in the form of the index: normalized, without punctuation around them. */
export function queryWords(query: string, locale: Locale): Words {
  return normalizeForSearch(query, locale)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean);
}

/** Removes stop words, unless there are no other words. */
export function withoutStopWords(words: Words, stopWords: string): Words {
  const stops = new Set(stopWords.split(' '));
  const content = words.filter((word) => !stops.has(word));
  return content.length > 0 ? content : words;
}

/** The beginnings of words that visitors use, with the site's own words for the same; all normalized. */
export type Synonyms = readonly (readonly [theirs: string, ours: string])[];

/** Replaces words of a query with the site's own words for the same. */
export function toSiteVocabulary(words: Words, synonyms: Synonyms): Words {
  return words.flatMap(
    (word) => synonyms.find(([theirs]) => word.startsWith(theirs))?.[1].split(' ') ?? [word],
  );
}

/**
 * The normalized suffixes of nouns in the order in which they are removed (case, possession, plural),
 * longer before shorter. Pagefind stems Russian and English itself, so for these the most frequent
 * suffixes are enough to see whether a word was found as typed.
 */
const suffixes: Partial<Record<Locale, readonly (readonly string[])[]>> = {
  uz: [
    // Of questions.
    ['mi'],
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
  ru: [
    'иями ями ами ого его ому ему ыми ими иям иях ах ях ов ев ей ой ий ый ая яя ое ее ом ем ам ям ую юю ию ия ие ии а е и о у ы ь ю я'.split(
      ' ',
    ),
  ],
  en: [['ing', 'ed', 'es', 's', 'e', 'y']],
};

const minStemLength = 4;

/** Removes a word's suffixes; other suffixes may follow the stem: `kafedralarining` → `kafedra`. */
export function stem(word: string, locale: Locale): string {
  const bare = (suffixes[locale] ?? []).reduce(withoutSuffix, word);
  if (bare === word || bare.length === minStemLength || locale === 'en') return bare;
  // k, q, p, t and ç soften before a suffix: kasallik, kasalligi.
  return bare.replace(/[bcdg]$/, '');
}

/** The possible forms of a word without one suffix: `vizesi` → `vize`, `vizes`. */
export const beginnings = (word: string, locale: Locale): string[] =>
  (suffixes[locale] ?? [])
    .flat()
    .filter((one) => word.endsWith(one) && word.length - one.length >= minStemLength)
    .map((one) => word.slice(0, -one.length));

/** `stem` for each word. */
export const stems = (words: Words, locale: Locale): Words =>
  words.map((word) => stem(word, locale));

function withoutSuffix(word: string, alternatives: readonly string[]): string {
  const suffix = alternatives.find(
    (one) => word.endsWith(one) && word.length - one.length >= minStemLength,
  );
  return suffix ? word.slice(0, -suffix.length) : word;
}
