import { rm, writeFile } from 'node:fs/promises';
import pMap from 'p-map';
import type { Content } from './content.ts';
import { applyCorrections, type CorrectedFile, type Correction } from './correction.ts';
import { filesAtOnce } from './files-at-once.ts';
import { otherLanguageCorrections, otherLanguageFiles } from './other-languages.ts';
import { pageCorrections } from './page-ranges.ts';
import { readContent } from './read-content.ts';
import { characterCorrections } from './rules/characters.ts';
import { composedCorrections } from './rules/composed-letters.ts';
import { mixedCorrections } from './rules/mixed-alphabets.ts';
import { uzbekCorrections } from './rules/uzbek-letters.ts';

export interface FixedFile {
  file: string;
  /** Each as `o'qish → oʻqish`; `–` for a file that was removed. */
  corrections: string[];
}

/** One after the other: each reads what those before it have written. */
const passes: ((content: Content) => CorrectedFile<Correction>[])[] = [
  otherLanguageCorrections,
  characterCorrections,
  composedCorrections,
  mixedCorrections,
  uzbekCorrections,
  pageRanges,
];

/**
 * Corrects what can only be meant in one way, and changes nothing else: characters that nobody sees, letters
 * of two characters, words with letters of two alphabets, the apostrophes in Uzbek texts, the dashes of pages,
 * translations into languages that the site doesn't have.
 */
export async function fixContent(dir: string): Promise<FixedFile[]> {
  const fixed: FixedFile[] = [];
  let content = await readContent(dir);
  for (const { name, path } of otherLanguageFiles(content)) {
    await rm(path);
    fixed.push({ file: name, corrections: ['–'] });
  }
  if (fixed.length > 0) content = await readContent(dir);
  for (const pass of passes) {
    const files = pass(content).filter(({ corrections }) => corrections.length > 0);
    if (files.length === 0) continue;
    fixed.push(...(await pMap(files, fixFile, { concurrency: filesAtOnce })));
    content = await readContent(dir);
  }
  return [...Map.groupBy(fixed, ({ file }) => file)]
    .map(([file, parts]) => ({ file, corrections: parts.flatMap((part) => part.corrections) }))
    .sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
}

function pageRanges({ records }: Content): CorrectedFile<Correction>[] {
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

async function fixFile({ file, corrections }: CorrectedFile<Correction>): Promise<FixedFile> {
  const { name, path, bom, source } = file;
  await writeFile(path, bom + applyCorrections(source, corrections));
  return {
    file: name,
    corrections: corrections.map(({ before, after }) => `${before} → ${after}`),
  };
}
