import { codeOf } from './correction.ts';
import type { Message } from './message.ts';

/** Letters that look the same in both alphabets, each above its counterpart. */
const common = pairs('АВЕЁКМНОРСТУХаеёкморстухії', 'ABEËKMHOPCTYXaeëkmopctyxiï');
/** Cyrillic letters that the languages of the site don't have. */
const rare = pairs('ІЇЈЅԚԜјѕһԁԛԝ', 'IÏJSQWjshdqw');
/** Those that are taken for Latin ones in a name, where nothing around them tells otherwise. */
const inNames = pairs('Һвн', 'Hbh');

/** Greek letters in fonts and PDFs that have no others. */
const greek = pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo');

const latinOf = new Map([...common, ...rare, ...greek]);
const latinOfName = new Map([...common, ...rare, ...inNames]);
const cyrillicOfLatin = new Map(common.map(([cyrillic, latin]) => [latin, cyrillic]));
const cyrillicOf = new Map([
  ...cyrillicOfLatin,
  ...greek.map(([letter, latin]): [string, string] => [
    letter,
    cyrillicOfLatin.get(latin) ?? letter,
  ]),
]);

function pairs(cyrillic: string, latin: string): [cyrillic: string, latin: string][] {
  return [...cyrillic].map((letter, index) => [letter, [...latin][index] ?? '']);
}

function exchanged(text: string, letters: ReadonlyMap<string, string>): string {
  return [...text].map((letter) => letters.get(letter) ?? letter).join('');
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** A name without what isn't seen, and with its Cyrillic letters that look Latin written in Latin ones. */
export function inLatin(name: string): string {
  return exchanged(name.replace(unseen, ''), latinOfName);
}

/** A name as it looks: two that are the same in it can't be told apart. */
export function asItLooks(name: string): string {
  return inLatin(name.normalize().replace(/\p{Zs}/gu, ' '));
}

/** Names what isn't seen and the letters that look like Latin ones, and writes the name without them. */
export function lookAlikes(name: string): Message[] {
  const marks = [...new Set(name.match(unseen))];
  if (marks.length > 0) {
    return [{ key: 'name.unseen', marks: marks.map(codeOf), name: inLatin(name) }];
  }
  const letters = [...new Set([...name].filter((letter) => latinOfName.has(letter)))];
  if (letters.length === 0 || /[^ -~]/.test(inLatin(name))) return [];
  return [{ key: 'name.lookAlike', letters: letters.join(', '), name: inLatin(name) }];
}

/** A word in each of the two alphabets, where look-alikes are all that it takes. */
export function inOneAlphabet(word: string): { latin?: string; cyrillic?: string } {
  const latin = exchanged(word, latinOf);
  const cyrillic = exchanged(word, cyrillicOf);
  return {
    ...(!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(latin) && { latin }),
    ...(!/[\p{Script=Latin}\p{Script=Greek}]/u.test(cyrillic) && { cyrillic }),
  };
}
