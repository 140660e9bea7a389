import type { Locale } from '../i18n/locales.ts';

/** The endings of nouns, as `fold` writes them: plural, possession, cases. The other languages are stemmed by the index. */
const endings: Partial<Record<Locale, readonly string[]>> = {
  uz: 'ingiz imiz ning dagi lar dan cha ing ga ka qa da ni si im i'.split(' '),
  tr: 'larin lerin nin nun dan den tan ten lar ler daki deki lik luk ini unu sin sun nda nde na ne ni nu si su yi yu ya ye da de ta te in un li lu i u a e'.split(
    ' ',
  ),
};

const shortestStem = 4;

/** A word without its endings, to which other endings may be added: `kafedralarining` → `kafedra`. */
export function stem(word: string, locale: Locale): string {
  const ending = endings[locale]?.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  if (!ending) return word;
  return withoutSoftened(stem(word.slice(0, -ending.length), locale));
}

/** What an ending makes of k, q, p, t and ç is a letter that the bare word doesn't have: kasalligi, kasallik. */
function withoutSoftened(word: string): string {
  return word.length > shortestStem ? word.replace(/[bcdg]$/, '') : word;
}
