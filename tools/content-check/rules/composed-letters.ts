import type { Content } from '../content.ts';
import { type CorrectedFile, type Correction, codeOf, placed } from '../correction.ts';
import { everyText } from '../language-text.ts';
import { type Problem, quoted } from '../problem.ts';

/** A letter is one character (NFC), as it is typed and searched for, and not и and U+0306 in place of й. */
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

function corrections(text: string): Correction[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index: start }) => {
    const after = word.normalize();
    if (after === word) return [];
    const before = word.replace(/\p{M}/gu, (mark) => `[${codeOf(mark)}]`);
    return { start, length: word.length, replacement: after, before, after };
  });
}
