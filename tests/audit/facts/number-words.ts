import { type Locale, localeInfo } from '../../../src/i18n/locales.ts';

/** Patterns of a language’s words for a number, by its value. Other numbers are sums of these. */
type Patterns = Record<number, string>;

const patternsOf = (stems: Record<number, string>, endings: string): Patterns =>
  Object.fromEntries(
    Object.entries(stems).map(([value, stem]) => [value, `(?:${stem})(?:${endings})?`]),
  );

// Only endings that numbers have: “uchun”, “oltin”, “oʻng” and “пятница”, “семья” aren’t numbers.
const uzbekEndings =
  '(?:i?nchi|ta|ta?la|ala|ov|tacha)?(?:lar)?(?:si|sini|sidan|siga|sining|lik)?(?:ni|ga|dan|da)?';
const russianCases =
  'ь|и|ью|еро|ерых|ый|ая|ое|ые|ой|ого|ому|ом|ым|ую|ых|ыми|и(?:минут|днев|недель|лет|месяч|час)\\p{L}+';
const turkishEndings =
  '[ıiuü]?(?:nc[ıiuü])?(?:s[ıiuü])?(?:n[ıiuü]|nd[ae]n?|d[ae]n?|t[ae]n?|n?[ae])?|[ae]r';
const englishEndings = 'th|ths|s';

const patterns: Record<Locale, Patterns> = {
  uz: patternsOf(
    {
      1: 'bir',
      2: 'ikki|ikka',
      3: 'uch',
      4: 'toʻrt',
      5: 'besh',
      6: 'olti',
      7: 'yetti',
      8: 'sakkiz',
      9: 'toʻqqiz',
      10: 'oʻn',
      20: 'yigirma',
      30: 'oʻttiz',
      40: 'qirq',
      50: '(?<!chet )ellik',
      60: 'oltmish',
      70: 'yetmish',
      80: 'sakson',
      90: 'toʻqson',
    },
    uzbekEndings,
  ),
  ru: {
    ...patternsOf(
      {
        5: 'пят',
        6: 'шест',
        7: '(?!семью)сем|седьм',
        8: 'вос[ье]м|восьм',
        9: 'девят',
        10: 'десят',
        11: 'одиннадцат',
        12: 'двенадцат',
        13: 'тринадцат',
        14: 'четырнадцат',
        15: 'пятнадцат',
        16: 'шестнадцат',
        17: 'семнадцат',
        18: 'восемнадцат',
        19: 'девятнадцат',
        20: 'двадцат',
        30: 'тридцат',
        50: 'пят(?:ь|и)десят',
        60: 'шест(?:ь|и)десят',
      },
      russianCases,
    ),
    1: 'один|одна|одно|одного|одной|одну|перв\\p{L}+',
    2: 'дв(?:а|е|ух|ум|умя|ое|оих)|об(?:а|е|оих|еих)|втор\\p{L}+|дважды',
    3: 'тр(?:и|[её]х|[её]м|емя|ое|оих)|трет(?:ий|ь\\p{L}+)|трижды|тр[её]х\\p{L}{3,}',
    4: 'четыр(?:е|[её]х|[её]м|ьмя)|четверо\\p{L}*|четыр[её]х\\p{L}{3,}|четв[её]рт(?:ый|ая|ое|ые|ого|ому|ом|ым|ую|ых|ыми|ой)',
    40: 'сорока?',
  },
  tr: {
    ...patternsOf(
      {
        1: 'bir|ilk',
        2: 'iki',
        3: 'üç',
        4: 'dör[td]',
        5: 'beş',
        7: 'yedi',
        8: 'sekiz',
        9: 'dokuz',
        20: 'yirmi',
        30: 'otuz',
        40: 'kırk',
        50: 'elli',
        60: 'altmış',
        70: 'yetmiş',
        80: 'seksen',
        90: 'doksan',
      },
      turkishEndings,
    ),
    // “altında” (under) and “ondan” (of it) aren’t numbers.
    6: 'altı(?:y[ıa]|ncı\\p{L}*|sı\\p{L}*|şar)?',
    10: 'on(?:uncu\\p{L}*|ar)?',
  },
  en: patternsOf(
    {
      1: 'one|first',
      2: 'two|second|both|twice',
      3: 'three|third',
      4: 'four',
      5: 'five|fif',
      6: 'six',
      7: 'seven',
      8: 'eight|eigh',
      9: 'nine|nin',
      10: 'ten',
      11: 'eleven',
      12: 'twelve|twelf',
      13: 'thirteen',
      14: 'fourteen',
      15: 'fifteen',
      16: 'sixteen',
      17: 'seventeen',
      18: 'eighteen',
      19: 'nineteen',
      20: 'twenty|twentie',
      30: 'thirty|thirtie',
      40: 'forty',
      50: 'fifty',
      60: 'sixty',
    },
    englishEndings,
  ),
};

const compiled = Object.fromEntries(
  Object.entries(patterns).map(([locale, byValue]) => [
    locale,
    Object.entries(byValue).map(
      ([value, pattern]) => [Number(value), new RegExp(`^(?:${pattern})$`, 'u')] as const,
    ),
  ]),
) as Record<Locale, [number, RegExp][]>;

/** Words that look like a number, and numbers that don’t: “chet ellik” (foreign), “onda bir” (a tenth). */
const phrases: Record<Locale, [RegExp, string][]> = {
  uz: [[/chet ellik/g, '']],
  ru: [],
  tr: [[/onda biri?/g, 'on']],
  en: [],
};

/** The numbers that are written as words, below a hundred: `besh`, `двадцать пять`, `yirmi beş`, `twenty-five`. */
export function numberWords(text: string, locale: Locale): number[] {
  const lowerCase = phrases[locale].reduce(
    (rest, [phrase, meaning]) => rest.replace(phrase, meaning),
    text.toLocaleLowerCase(localeInfo[locale].intl),
  );
  const words = lowerCase.match(/\p{L}+/gu) ?? [];
  const values = words.map(
    (word) => compiled[locale].find(([, pattern]) => pattern.test(word))?.[0] ?? 0,
  );
  // “On beş” is ten and five, “fifteen” and “пятнадцать” have words of their own.
  const lowestTens = patterns[locale][11] ? 20 : 10;
  return values.flatMap((value, index) => {
    const [before = 0, after = 0] = [values[index - 1], values[index + 1]];
    if (value >= lowestTens && after > 0 && after < 10) return value + after;
    return value === 0 || (value < 10 && before >= lowestTens) ? [] : value;
  });
}
