import { type Locale, localeInfo } from '../../../src/i18n/locales.ts';

/** A person’s name as the record of their language writes it. */
export interface PersonName {
  surname: string;
  given: string;
  /** Not in Turkish and English. */
  patronymic?: string | undefined;
}

/** Takes a record’s name apart: the surname stands first in Uzbek and Russian. */
export function readName(name: string, locale: Locale): PersonName {
  const parts = name.split(' ');
  if (locale === 'tr' || locale === 'en') {
    const [given = '', surname = ''] = parts;
    return { surname, given };
  }
  const [surname = '', given = '', patronymic] = parts;
  return { surname, given, patronymic };
}

/**
 * Whether a text names a person in the record’s spelling, in any case: by given name and surname, in
 * either order, or by given name and patronymic, as Uzbek and Russian do at the second mention.
 */
export function isNamed({ surname, given, patronymic }: PersonName, text: string): boolean {
  const names = patronymic === undefined ? [surname] : [surname, patronymic];
  return names.some((name) => {
    const [first, second] = [inAnyCase(given), inAnyCase(name)];
    return new RegExp(`(?<!\\p{L})(?:${first}\\s${second}|${second}\\s${first})`, 'u').test(text);
  });
}

/** A Cyrillic name loses its last vowel, others keep it; Latin ones may be followed by suffixes. */
const inAnyCase = (name: string) =>
  /\p{Script=Cyrillic}/u.test(name)
    ? `${name.replace(/[аяй]$/, '')}\\p{Script=Cyrillic}{0,3}(?!\\p{L})`
    : `${name}\\p{Ll}{0,6}(?!\\p{L})`;

/** How each language writes the letters of Uzbek names; where two fit, the longer one holds. */
const letters: Record<Exclude<Locale, 'uz'>, Record<string, string>> = {
  ru: {
    ...{ a: 'а', b: 'б', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'ж', k: 'к', l: 'л' },
    ...{ m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', x: 'х' },
    ...{
      y: 'й',
      z: 'з',
      oʻ: 'у',
      gʻ: 'г',
      sh: 'ш',
      ch: 'ч',
      yoʻ: 'ю',
      yo: 'ё',
      ya: 'я',
      yu: 'ю',
      ye: 'е',
    },
    ...{ '^e': 'э' },
  },
  tr: {
    yoʻ: 'yu',
    oʻ: 'u',
    gʻ: 'ğ',
    sh: 'ş',
    ch: 'ç',
    j: 'c',
    q: 'k',
    x: 'h',
    '^gʻ': 'g',
    '^i': 'i',
  },
  en: { yoʻ: 'yo', oʻ: 'o', gʻ: 'g' },
};

/** Writes an Uzbek name in another language: `Jasur` → `Жасур`, `Casur`, `Jasur`. */
export function transliterate(name: string, locale: Exclude<Locale, 'uz'>): string {
  const table = letters[locale];
  const rest = name.toLowerCase();
  const lower = rest.replace(/^(?:e|gʻ)|yoʻ|[og]ʻ|sh|ch|y[aeou]|./g, (letter, at: number) => {
    const found = (at === 0 ? table[`^${letter}`] : undefined) ?? table[letter];
    return found ?? [...letter].map((single) => table[single] ?? single).join('');
  });
  const { intl } = localeInfo[locale];
  return lower.charAt(0).toLocaleUpperCase(intl) + lower.slice(1);
}
