import { type Locale, locales } from '../../i18n/locales.ts';
import type { Content, SourceFile } from '../content.ts';
import { type LanguageText, textsIn } from '../language-text.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';

/** A text is written in the alphabet of its language. */
export function alphabets(content: Content): Problem[] {
  return locales.flatMap((locale) =>
    textsIn(content, locale)
      .filter(({ texts }) => inOtherAlphabet(texts, locale))
      .map(({ file }) => ({
        file: file.name,
        messages: [{ key: 'language.alphabet', to: locale }],
      })),
  );
}

function inOtherAlphabet(texts: readonly LanguageText[], locale: Locale): boolean {
  const letters = texts.map(({ text }) => text.replace(/\P{L}/gu, '')).join('');
  const cyrillic = letters.replace(/\P{Script=Cyrillic}/gu, '').length;
  const wrong = locale === 'ru' ? letters.length - cyrillic : cyrillic;
  return letters.length >= fewestLetters && wrong * 2 >= letters.length;
}

/** Names and abbreviations keep their letters: a few don't make a text. */
const fewestLetters = 80;

/**
 * Each paragraph is written in its language, by frequent words that only one of the languages has. Only
 * the first of a file is reported.
 */
export function languages(content: Content): Problem[] {
  return locales.flatMap((locale) =>
    textsIn(content, locale).flatMap(({ file, texts }) => {
      if (inOtherAlphabet(texts, locale)) return [];
      const [found] = texts
        .flatMap((text) => paragraphs(text))
        .flatMap((part) => {
          const language = otherLanguage(part.text, locale);
          return language ? [{ ...part, language }] : [];
        });
      return found ? [foreignText(file, found, locale)] : [];
    }),
  );
}

interface Paragraph {
  field: Problem['field'];
  text: string;
  /** Its offset in the file. */
  start: number;
}

function foreignText(
  file: SourceFile,
  { field, text, start, language }: Paragraph & { language: Locale },
  locale: Locale,
): Problem {
  const message: Message = { key: 'language.other', to: locale, from: language };
  return {
    file: file.name,
    ...(field && { field }),
    line: file.source.slice(0, start).split('\n').length,
    read: quoted(text),
    messages: [message],
  };
}

function paragraphs({ field, start, text }: LanguageText): Paragraph[] {
  return [...text.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].map(({ 0: found, index }) => {
    return { field, text: found, start: start + index };
  });
}

/** Words that a language uses in almost every paragraph, and that the others don't have. */
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

/** The language whose words a paragraph has, where it has none of its own. */
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
