import { type Change, lookAlikeMarks } from '../apostrophes.ts';
import type { Content, SourceFile } from '../content.ts';
import { linesBefore } from '../front-matter.ts';
import type { Problem } from '../problem.ts';
import { type UzbekText, uzbekTexts } from '../uzbek-text.ts';
import { quoted } from '../value-words.ts';

type Found = { field: string; line: number; change: Change };

function found({ source }: SourceFile, { field, start, text, doubled }: UzbekText): Found[] {
  return lookAlikeMarks(text, doubled).map((change) => {
    const inFile = { ...change, start: start + change.start };
    return { field, line: linesBefore(source, inFile.start) + 1, change: inFile };
  });
}

/** The changes that `--fix` makes, file by file, in the order of the text. */
export function uzbekLetterChanges(content: Content): { file: SourceFile; changes: Found[] }[] {
  return uzbekTexts(content).map(({ file, texts }) => ({
    file,
    changes: texts.flatMap((text) => found(file, text)),
  }));
}

function words(changes: readonly Found[], of: (change: Change) => string): string {
  return [...new Set(changes.map(({ change }) => quoted(of(change))))].join(', ');
}

/** Uzbek text is written with ʻ (U+02BB) and ʼ (U+02BC), not with marks that look like them. */
export function uzbekLetters(content: Content): Problem[] {
  return uzbekLetterChanges(content).flatMap(({ file, changes }) => {
    const byLine = Map.groupBy(changes, ({ field, line }) => `${field} ${line}`);
    return [...byLine.values()].flatMap((together) => {
      const [first] = together;
      if (!first) return [];
      const right = words(together, ({ mended }) => mended);
      return {
        file: file.name,
        field: first.field,
        line: first.line,
        read: words(together, ({ word }) => word),
        message: `write ${right}, with ʻ (U+02BB) in oʻ and gʻ and ʼ (U+02BC) elsewhere. “npm run check:content -- --fix” does it for you.`,
      };
    });
  });
}
