import { writeFile } from 'node:fs/promises';
import type { Change } from './apostrophes.ts';
import type { SourceFile } from './content.ts';
import { readContent } from './read-content.ts';
import { uzbekLetterChanges } from './rules/uzbek-letters.ts';

/** What `--fix` changed in a file, as `o'qish → oʻqish`. */
export type Fixed = { file: string; changes: string[] };

/** The text with every change made; the last comes first, so that the offsets hold. */
function changed(source: string, changes: readonly Change[]): string {
  return [...changes]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, length, mark }) => text.slice(0, start) + mark + text.slice(start + length),
      source,
    );
}

async function fixFile({ name, path, bom, source }: SourceFile, changes: Change[]): Promise<Fixed> {
  await writeFile(path, bom + changed(source, changes));
  return { file: name, changes: changes.map(({ word, mended }) => `${word} → ${mended}`) };
}

/** Puts the look-alike apostrophes of a folder's Uzbek texts right, and touches nothing else. */
export async function fixContent(dir: string): Promise<Fixed[]> {
  const files = uzbekLetterChanges(await readContent(dir)).filter(
    ({ changes }) => changes.length > 0,
  );
  files.sort((a, b) => a.file.name.localeCompare(b.file.name, 'en', { numeric: true }));
  return Promise.all(
    files.map(({ file, changes }) =>
      fixFile(
        file,
        changes.map(({ change }) => change),
      ),
    ),
  );
}
