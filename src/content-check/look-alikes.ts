/** Letters that look the same in both alphabets: Cyrillic first, then its Latin counterparts. */
const common = pairs('АВЕЁКМНОРСТУХаеёкморстухії', 'ABEËKMHOPCTYXaeëkmopctyxiï');
/** Cyrillic letters that none of the site's languages has. */
const rare = pairs('ІЇЈЅԚԜјѕһԁԛԝ', 'IÏJSQWjshdqw');
/** Greek letters from fonts and PDFs that use them for Latin ones. */
const greek = pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo');

const latinOf = new Map([...common, ...rare, ...greek]);
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

/** A name reduced to its appearance: names with equal results look the same. */
export function asItLooks(name: string): string {
  const shown = name.normalize().replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
  return exchanged(shown.replace(/\p{Zs}/gu, ' '), latinOf);
}

/** A word in each of the two alphabets, where replacing look-alikes is enough. */
export function inOneAlphabet(word: string): { latin?: string; cyrillic?: string } {
  const latin = exchanged(word, latinOf);
  const cyrillic = exchanged(word, cyrillicOf);
  return {
    ...(!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(latin) && { latin }),
    ...(!/[\p{Script=Latin}\p{Script=Greek}]/u.test(cyrillic) && { cyrillic }),
  };
}
