import { writeFile } from 'node:fs/promises';
import pMap from 'p-map';
import { applyCorrections, type Correction } from './apostrophes.ts';
import type { Content, SourceFile } from './content.ts';
import { filesAtOnce } from './files-at-once.ts';
import { pageCorrections } from './page-ranges.ts';
import { readContent } from './read-content.ts';
import { uzbekCorrections } from './rules/uzbek-letters.ts';

export interface FixedFile {
  file: string;
  /** Each as `o'qish → oʻqish`. */
  corrections: string[];
}

/** Corrects the apostrophes in Uzbek texts and the dashes of pages, and changes nothing else. */
export async function fixContent(dir: string): Promise<FixedFile[]> {
  const content = await readContent(dir);
  const found = [...uzbekCorrections(content), ...pageRanges(content)];
  const files = [...Map.groupBy(found, ({ file }) => file.path).values()]
    .map((parts) => ({
      file: (parts[0] as (typeof parts)[number]).file,
      corrections: parts.flatMap(({ corrections }) => corrections),
    }))
    .filter(({ corrections }) => corrections.length > 0)
    .sort((a, b) => a.file.name.localeCompare(b.file.name, 'en', { numeric: true }));
  return pMap(files, ({ file, corrections }) => fixFile(file, corrections), {
    concurrency: filesAtOnce,
  });
}

function pageRanges({ records }: Content): { file: SourceFile; corrections: Correction[] }[] {
  return records
    .filter(({ type }) => type === 'journal-issues')
    .map((file) => ({
      file,
      corrections: (file.fields?.places ?? []).flatMap(({ path, scalar }) => {
        const [start] = scalar?.range ?? [];
        if (path.at(-1) !== 'pages' || typeof scalar?.value !== 'string' || start === undefined) {
          return [];
        }
        const offset = start + (scalar.type?.startsWith('QUOTE') ? 1 : 0);
        return pageCorrections(scalar.value).map((one) => ({ ...one, start: offset }));
      }),
    }));
}

async function fixFile(
  { name, path, bom, source }: SourceFile,
  corrections: readonly Correction[],
): Promise<FixedFile> {
  await writeFile(path, bom + applyCorrections(source, corrections));
  return {
    file: name,
    corrections: corrections.map(({ before, after }) => `${before} → ${after}`),
  };
}
