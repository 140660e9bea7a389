import { rm, writeFile } from 'node:fs/promises';
import pMap from 'p-map';
import type { Scalar } from 'yaml';
import { isAuthors, unneededCharacters } from './characters.ts';
import type { Content } from './content.ts';
import { correctText } from './correct-text.ts';
import { applyCorrections, type CorrectedFile, type Correction } from './correction.ts';
import { filesAtOnce } from './files-at-once.ts';
import { otherLanguageCorrections, otherLanguageFiles } from './other-languages.ts';
import { readContent } from './read-content.ts';
import { placeOf, type SourceFile } from './source.ts';
import { type Text, textsOf, wordsOf } from './texts.ts';

export interface FixedFile {
  file: string;
  /** As `o'qish → oʻqish`; `–` for a removed file. */
  corrections: string[];
}

/**
 * Corrects the texts of a content folder with `correctText` and removes translations into languages that the
 * site doesn't have. Nothing else in the files changes.
 */
export async function fixContent(dir: string): Promise<FixedFile[]> {
  const fixed: FixedFile[] = [];
  for (const { file, path } of otherLanguageFiles(await readContent(dir))) {
    await rm(path);
    fixed.push({ file, corrections: ['–'] });
  }
  // Each step reads the output of the one before. Invisible characters may make the fields unreadable.
  for (const pass of [otherLanguageCorrections, withoutUnseen, withWords]) {
    fixed.push(...(await fixFiles(pass(await readContent(dir)))));
  }
  return [...Map.groupBy(fixed, ({ file }) => file)]
    .map(([file, parts]) => ({ file, corrections: parts.flatMap((part) => part.corrections) }))
    .sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
}

async function fixFiles(corrected: readonly CorrectedFile[]): Promise<FixedFile[]> {
  const changed = corrected.filter(({ corrections }) => corrections.length > 0);
  return pMap(
    changed,
    async ({ file: { file, path, bom }, source, corrections }) => {
      await writeFile(path, bom + source);
      return { file, corrections: corrections.map(({ before, after }) => `${before} → ${after}`) };
    },
    { concurrency: filesAtOnce },
  );
}

function withoutUnseen({ sources }: Content): CorrectedFile[] {
  return [...sources.values()].map((file) => {
    const corrections = unneededCharacters(file.source).filter(({ kind }) => !isAuthors(kind));
    return { file, source: applyCorrections(file.source, corrections), corrections };
  });
}

function withWords({ entries, sources }: Content): CorrectedFile[] {
  const byFile = Map.groupBy(entries.flatMap(textsOf), ({ part }) => part.file);
  return [...byFile].flatMap(([name, texts]) => {
    const file = sources.get(name);
    if (!file) return [];
    const edits = texts
      .map((text) => ({ text, ...correctText(text) }))
      .filter(({ corrections }) => corrections.length > 0)
      .flatMap(({ text, corrected, corrections }) =>
        editsOf(file, text, corrected).map((edit) => ({ ...edit, corrections })),
      )
      .sort((a, b) => a.start - b.start);
    return {
      file,
      source: applyCorrections(file.source, edits),
      corrections: edits.flatMap(({ corrections }) => corrections),
    };
  });
}

type Edit = Pick<Correction, 'start' | 'length' | 'replacement'>;

function editsOf(file: SourceFile, text: Text, corrected: string): Edit[] {
  if (text.field === 'body') {
    return [{ start: file.bodyStart, length: text.text.length, replacement: corrected }];
  }
  const { scalar } = placeOf(file.places, text.field) ?? {};
  if (!scalar?.range) return [];
  const [start, end] = scalar.range;
  const written = file.source.slice(start, end);
  return [{ start, length: end - start, replacement: rewritten(written, scalar, text, corrected) }];
}

/** A corrected value in the file's notation; quoted values with escapes are quoted again. */
function rewritten(written: string, { type }: Scalar, text: Text, corrected: string): string {
  if (written.includes(text.text)) return written.replace(text.text, () => corrected);
  if (type === 'QUOTE_SINGLE') return `'${corrected.replaceAll("'", "''")}'`;
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(corrected);
  return correctText({ ...text, text: written, words: wordsOf(written) }).corrected;
}
