import { type Correction, codeOf } from './correction.ts';

/** Ligatures, fullwidth letters and mathematical letters. */
const styled = /[\uFB00-\uFB06\uFF10-\uFF5A\u{1D400}-\u{1D7FF}]/gu;

/** Finds letters composed of others: и with U+0306 for й, or a PDF's ligature for fi. */
export function composedCorrections(text: string): Correction[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index: start }) => {
    const after = word.normalize().replace(styled, (letter) => letter.normalize('NFKC'));
    if (after === word) return [];
    const before = word.replace(/\p{M}/gu, (mark) => `[${codeOf(mark)}]`);
    return { start, length: word.length, replacement: after, before, after };
  });
}
