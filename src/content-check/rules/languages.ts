import { type Locale, locales } from '../../i18n/locales.ts';
import type { Entry } from '../content.ts';
import { type Finding, quoted } from '../problem.ts';
import { placeIn, type Text, textsOf } from '../texts.ts';

/** A text is written in the alphabet of its language. */
export function alphabets(entry: Entry): Finding[] {
  return filesOf(entry)
    .filter(({ locale, texts }) => inOtherAlphabet(texts, locale))
    .map(({ file, locale }) => ({ file, messages: [{ key: 'language.alphabet', to: locale }] }));
}

/** The texts of a file in one language. */
function filesOf(entry: Entry): { file: string; locale: Locale; texts: Text[] }[] {
  const texts = textsOf(entry);
  return locales.flatMap((locale) => {
    const own = texts.filter(({ language }) => language === locale);
    return [...Map.groupBy(own, ({ part }) => part.file)].map(([file, inFile]) => {
      return { file, locale, texts: inFile };
    });
  });
}

function inOtherAlphabet(texts: readonly Text[], locale: Locale): boolean {
  const letters = texts.map(({ words }) => words.replace(/\P{L}/gu, '')).join('');
  const cyrillic = letters.replace(/\P{Script=Cyrillic}/gu, '').length;
  const wrong = locale === 'ru' ? letters.length - cyrillic : cyrillic;
  return letters.length >= fewestLetters && wrong * 2 >= letters.length;
}

/** Names and abbreviations may be in the other alphabet: a few don't count as text. */
const fewestLetters = 80;

/**
 * Each paragraph is in its language, judged by frequent words that only one of the languages has. Only the
 * first of a file is reported.
 */
export function languages(entry: Entry): Finding[] {
  return filesOf(entry).flatMap(({ locale, texts }) => {
    if (inOtherAlphabet(texts, locale)) return [];
    const found = texts.flatMap((text) => foreignParagraphs(text, locale)).slice(0, 1);
    return found.map(({ text, start, read, language }) => ({
      ...placeIn(text, start),
      read: quoted(read),
      messages: [{ key: 'language.other', to: locale, from: language }],
    }));
  });
}

function foreignParagraphs(text: Text, locale: Locale) {
  return [...text.words.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].flatMap(({ 0: read, index: start }) => {
    const language = otherLanguage(read, locale);
    return language ? [{ text, start, read, language }] : [];
  });
}

/** Words that occur in almost every paragraph of a language, but not in the other languages. */
const frequent: Partial<Record<Locale, ReadonlySet<string>>> = {
  uz: new Set(
    'va bilan uchun boʻyicha kerak boʻladi mumkin esa har ham emas yoki uning oʻz uchta ikki kun soʻng keyin oldin boʻlgan talabalar'.split(
      ' ',
    ),
  ),
  ru: new Set('и в не на что для по из это как от или при его'.split(' ')),
  tr: new Set(
    've için ile olarak olan daha gibi veya değil sonra kadar çok her ise göre yıl birlikte kendi olur üzere gün öğrenci öğrenciler ders önce'.split(
      ' ',
    ),
  ),
  en: new Set('the of and to is for with that are from by you their this'.split(' ')),
};
const fewestWords = 4;

/** The other language whose words a paragraph has, if it has none of its language. */
function otherLanguage(text: string, own: Locale): Locale | undefined {
  const words =
    text
      .toLowerCase()
      .replace(/['’‘`]/g, 'ʻ')
      .match(/[\p{L}ʻʼ]+/gu) ?? [];
  const count = (locale: Locale) => words.filter((word) => frequent[locale]?.has(word)).length;
  if (count(own) > 0) return undefined;
  return locales.find((locale) => locale !== own && count(locale) >= fewestWords);
}
