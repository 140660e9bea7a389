import type { Message } from './message.ts';

const cyrillic = 'авеіјкмнорԛсѕтухһԁԝАВЕІЈКМНОРԚСЅТУХҺԜ';
const latin = 'abeijkmhopqcstyxhdwABEIJKMHOPQCSTYXHW';
const latinOf = new Map([...cyrillic].map((letter, index) => [letter, [...latin][index] ?? '']));

/** A name with its Cyrillic letters that look Latin written in Latin ones. */
export function inLatin(name: string): string {
  return [...name].map((letter) => latinOf.get(letter) ?? letter).join('');
}

/** Names the letters that look like Latin ones, and writes the name without them. */
export function lookAlikes(name: string): Message[] {
  const letters = [...new Set([...name].filter((letter) => latinOf.has(letter)))];
  if (letters.length === 0 || /[^ -~]/.test(inLatin(name))) return [];
  return [{ key: 'name.lookAlike', letters: letters.join(', '), name: inLatin(name) }];
}
