import { writeFile } from 'node:fs/promises';
import pMap from 'p-map';
import type { Correction } from './apostrophes.ts';
import type { SourceFile } from './content.ts';
import { filesAtOnce, readContent } from './read-content.ts';
import { uzbekCorrections } from './rules/uzbek-letters.ts';

export interface FixedFile {
  file: string;
  /** Each as `o'qish → oʻqish`. */
  corrections: string[];
}

/** Corrects the apostrophes in a folder's Uzbek texts, and changes nothing else. */
export async function fixContent(dir: string): Promise<FixedFile[]> {
  const files = uzbekCorrections(await readContent(dir))
    .filter(({ corrections }) => corrections.length > 0)
    .sort((a, b) => a.file.name.localeCompare(b.file.name, 'en', { numeric: true }));
  return pMap(files, ({ file, corrections }) => fixFile(file, corrections), {
    concurrency: filesAtOnce,
  });
}

async function fixFile(
  { name, path, bom, source }: SourceFile,
  corrections: readonly Correction[],
): Promise<FixedFile> {
  // From the last to the first, so that the offsets of those to come stay right.
  const fixed = corrections
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, length, replacement }) =>
        text.slice(0, start) + replacement + text.slice(start + length),
      source,
    );
  await writeFile(path, bom + fixed);
  return {
    file: name,
    corrections: corrections.map(({ before, after }) => `${before} → ${after}`),
  };
}
