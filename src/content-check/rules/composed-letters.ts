import type { Content } from '../content.ts';
import { type CorrectedFile, type Correction, codeOf, placed } from '../correction.ts';
import { everyText } from '../language-text.ts';
import { type Problem, quoted } from '../problem.ts';

/**
 * A letter is the character that is typed and searched for: й and not и with U+0306, as Macs store it; fi
 * and not the ligature of a PDF; no letter of the bold ones that Telegram's readers paste.
 */
export function composedLetters(content: Content): Problem[] {
  return composedCorrections(content).flatMap(({ file, corrections }) =>
    corrections.map(({ field, line, before, after }) => ({
      file: file.name,
      field,
      line,
      read: quoted(before),
      messages: [{ key: 'word.composed', word: quoted(after) }],
    })),
  );
}

/** What `--fix` corrects, file by file, in the order of the text. */
export function composedCorrections(content: Content): CorrectedFile[] {
  return everyText(content).map(({ file, texts }) => ({
    file,
    corrections: texts.flatMap((text) => placed(corrections(text.text), text, file)),
  }));
}

/** Ligatures, wide letters and those of mathematics. */
const styled = /[\uFB00-\uFB06\uFF10-\uFF5A\u{1D400}-\u{1D7FF}]/gu;

function corrections(text: string): Correction[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index: start }) => {
    const after = word.normalize().replace(styled, (letter) => letter.normalize('NFKC'));
    if (after === word) return [];
    const before = word.replace(/\p{M}/gu, (mark) => `[${codeOf(mark)}]`);
    return { start, length: word.length, replacement: after, before, after };
  });
}
