import type { Locale } from '../i18n/locales.ts';
import { type Correction, codeOf } from './correction.ts';
import { inOneAlphabet } from './look-alikes.ts';
import type { Message } from './message.ts';
import { quoted } from './problem.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Finds words with letters of several alphabets that could be written in one: `оchildi` with a Cyrillic о.
 * `language` is the text's, if known.
 */
export function alphabetCorrections(text: string, language?: Locale): Correction[] {
  if (!isMixed(text)) return [];
  return [...text.matchAll(word)].flatMap(({ 0: before, index: start }) => {
    const after = inItsAlphabet(before, language);
    if (after === undefined) return [];
    return [{ start, length: before.length, replacement: after, before, after }];
  });
}

/** A message that names the look-alike letters of a word. */
export function lookAlikes({ before, after }: Correction): Message {
  const letters = [...before].filter((letter, index) => letter !== [...after][index]);
  return {
    key: 'word.lookAlikes',
    letters: [...new Set(letters)].map((letter) => `${letter} (${codeOf(letter)})`),
    word: quoted(after),
  };
}

/** A Latin abbreviation with a Cyrillic suffix: ACCAни. */
const withSuffix =
  /^[[\p{Lu}\p{Nd}]&&[\p{Script=Latin}\p{Nd}]]{2,}[\p{Ll}&&\p{Script=Cyrillic}]+$/v;
/** A Latin name with a Russian ending of look-alikes only: Instagramе. */
const withRussianEnding = /^\p{Script=Latin}{3,}(?:[ауе]|ом|ам|ах)$/u;

function inItsAlphabet(mixed: string, language: Locale | undefined): string | undefined {
  if (!isMixed(mixed) || withSuffix.test(mixed)) return undefined;
  const { latin, cyrillic } = inOneAlphabet(mixed);
  if (cyrillic === undefined) {
    return language === 'ru' && withRussianEnding.test(mixed) ? undefined : latin;
  }
  if (latin === undefined) return cyrillic;
  return isCyrillic(mixed, language) ? cyrillic : latin;
}

/**
 * Both alphabets are possible: take that of the language, unless more than two thirds of the letters are of
 * the other.
 */
function isCyrillic(mixed: string, language: Locale | undefined): boolean {
  const latins = count(mixed, scripts[0]);
  const cyrillics = count(mixed, scripts[1]);
  if (language === undefined) return cyrillics > latins;
  return language === 'ru' ? latins <= cyrillics * 2 : cyrillics > latins * 2;
}

const scripts = [/\p{Script=Latin}/gu, /\p{Script=Cyrillic}/gu, /\p{Script=Greek}/gu] as const;

function isMixed(text: string): boolean {
  return scripts.filter((script) => text.search(script) >= 0).length > 1;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
