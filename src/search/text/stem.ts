import type { Locale } from '../../i18n/locales.ts';

/**
 * The endings of nouns as `fold` writes them, from the last to the first: case, possession, plural;
 * of those alike the longest first. The index knows the endings of the other languages.
 */
const endings: Partial<Record<Locale, readonly (readonly string[])[]>> = {
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

const shortestStem = 4;

/** A word without its endings, to which other endings may be added: `kafedralarining` → `kafedra`. */
export function stem(word: string, locale: Locale): string {
  const bare = (endings[locale] ?? []).reduce(withoutEnding, word);
  // Before an ending, k, q, p, t and ç soften: kasallik, kasalligi.
  return bare === word || bare.length === shortestStem ? bare : bare.replace(/[bcdg]$/, '');
}

function withoutEnding(word: string, choices: readonly string[]): string {
  const ending = choices.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending ? word.slice(0, -ending.length) : word;
}
