import { memoize } from '../../memoize/memoize.ts';
import { latin } from './normalize.ts';

/** Spellings of each sound, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/kh|x/g, 'h'],
  [/ph/g, 'f'],
  [/dzh|dj|zh/g, 'j'],
  [/s(?:ch|hch)/g, 'sh'],
  [/t[sz]|c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/gh/g, 'g'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/i+(?=[aeou])/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * The sound of a normalized word in Latin letters, the same for spellings of one name in different
 * languages: `кадыров`, `kadyrov` and `kadirov` → `kadirov`; `gaʼniyeva`, `ганиева` → `ganeva`. Memoized,
 * because each misspelt word of a query is compared with the whole vocabulary.
 */
export const phonetic = memoize((word: string): string => {
  const inLatin = word.replace(/[а-яёғқўҳ]/g, (letter) => latin[letter] ?? letter);
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), inLatin);
});
