import type { Content } from '../content.ts';
import { type CorrectedFile, codeOf, placed } from '../correction.ts';
import { everyText } from '../language-text.ts';
import { alphabetCorrections } from '../mixed-alphabets.ts';
import { type Problem, quoted } from '../problem.ts';

/** A word has letters of one alphabet: searches don't find it by what only looks like them. */
export function mixedAlphabets(content: Content): Problem[] {
  return mixedCorrections(content).flatMap(({ file, corrections }) =>
    corrections.map(({ field, line, before, after }) => ({
      file: file.name,
      field,
      line,
      read: quoted(before),
      messages: [
        {
          key: 'word.lookAlikes',
          letters: [
            ...new Set([...before].filter((letter, index) => letter !== [...after][index])),
          ].map((letter) => `${letter} (${codeOf(letter)})`),
          word: quoted(after),
        },
      ],
    })),
  );
}

/** What `--fix` corrects, file by file, in the order of the text. */
export function mixedCorrections(content: Content): CorrectedFile[] {
  return everyText(content).map(({ file, texts }) => ({
    file,
    corrections: texts.flatMap((text) =>
      placed(alphabetCorrections(text.text, text.language), text, file),
    ),
  }));
}
