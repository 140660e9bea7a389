import { apostropheCorrections } from '../apostrophes.ts';
import type { Content } from '../content.ts';
import { type CorrectedFile, placed } from '../correction.ts';
import { textsIn } from '../language-text.ts';
import { type Problem, quoted } from '../problem.ts';

/** Uzbek text is written with ʻ (U+02BB) and ʼ (U+02BC), not with marks that look like them. */
export function uzbekLetters(content: Content): Problem[] {
  return uzbekCorrections(content).flatMap(({ file, corrections }) => {
    const lines = Map.groupBy(corrections, ({ field, line }) => `${field} ${line}`);
    return [...lines.values()].flatMap((onLine) => {
      const [first] = onLine;
      if (!first) return [];
      const list = (words: readonly string[]) => [...new Set(words)].map(quoted);
      const words = list(onLine.map(({ after }) => after));
      return {
        file: file.name,
        field: first.field,
        line: first.line,
        read: list(onLine.map(({ before }) => before)),
        messages: [{ key: 'apostrophe.wrong', words }],
      };
    });
  });
}

/** What `--fix` corrects, file by file, in the order of the text. */
export function uzbekCorrections(content: Content): CorrectedFile[] {
  return textsIn(content, 'uz').map(({ file, texts }) => ({
    file,
    corrections: texts.flatMap((text) =>
      placed(apostropheCorrections(text.text, text.doubled), text, file),
    ),
  }));
}
