import { spawnSync } from 'node:child_process';

/** The dictionaries of Hunspell. The Uzbek one of 2006 lacks every sixth word of the site. */
const dictionaries = { ru: 'ru_RU', tr: 'tr_TR', en: 'en_GB,en_med_glut' };

/** The languages with a dictionary. */
export type SpeltLocale = keyof typeof dictionaries;
export const speltLocales = Object.keys(dictionaries) as SpeltLocale[];

/** The Debian packages of Hunspell and its dictionaries. */
export const packages = [
  'hunspell',
  ...['ru', 'tr', 'en-gb', 'en-med'].map((name) => `hunspell-${name}`),
];

const hunspell = (words: readonly string[], locale: SpeltLocale) =>
  spawnSync('hunspell', ['-d', dictionaries[locale], '-i', 'utf-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    maxBuffer: 2 ** 26,
  });

/** Whether all of it is installed. */
export const isInstalled = (): boolean =>
  speltLocales.every((locale) => hunspell([], locale).status === 0);

/** The words that a language's dictionary lacks. Throws without Hunspell. */
export function unknownWords(words: readonly string[], locale: SpeltLocale): string[] {
  const { stdout, status, stderr, error } = hunspell(words, locale);
  if (status !== 0) throw error ?? new Error(stderr);
  const unknown = new Set(stdout.split('\n'));
  return words.filter((word) => unknown.has(word));
}
