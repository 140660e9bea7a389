import type { Message } from './message.ts';

/** Letters that look the same in both alphabets, each above its counterpart. */
const common = pairs('АВЕЁКМНОРСТУХаеёкморстух', 'ABEËKMHOPCTYXaeëkmopctyx');
/** Cyrillic letters that the languages of the site don't have. */
const rare = pairs('ІЈЅԚԜіјѕһԁԛԝ', 'IJSQWijshdqw');
/** Those that are taken for Latin ones in a name, where nothing around them tells otherwise. */
const inNames = pairs('Һвн', 'Hbh');

const latinOf = new Map([...common, ...rare]);
const latinOfName = new Map([...latinOf, ...inNames]);
const cyrillicOf = new Map(common.map(([cyrillic, latin]) => [latin, cyrillic]));

function pairs(cyrillic: string, latin: string): [cyrillic: string, latin: string][] {
  return [...cyrillic].map((letter, index) => [letter, [...latin][index] ?? '']);
}

function exchanged(text: string, letters: ReadonlyMap<string, string>): string {
  return [...text].map((letter) => letters.get(letter) ?? letter).join('');
}

/** A name with its Cyrillic letters that look Latin written in Latin ones. */
export function inLatin(name: string): string {
  return exchanged(name, latinOfName);
}

/** Names the letters that look like Latin ones, and writes the name without them. */
export function lookAlikes(name: string): Message[] {
  const letters = [...new Set([...name].filter((letter) => latinOfName.has(letter)))];
  if (letters.length === 0 || /[^ -~]/.test(inLatin(name))) return [];
  return [{ key: 'name.lookAlike', letters: letters.join(', '), name: inLatin(name) }];
}

/** A word in each of the two alphabets, where look-alikes are all that it takes. */
export function inOneAlphabet(word: string): { latin?: string; cyrillic?: string } {
  const latin = exchanged(word, latinOf);
  const cyrillic = exchanged(word, cyrillicOf);
  return {
    ...(!/\p{Script=Cyrillic}/u.test(latin) && { latin }),
    ...(!/\p{Script=Latin}/u.test(cyrillic) && { cyrillic }),
  };
}
