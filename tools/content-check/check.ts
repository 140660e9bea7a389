import type { Rule } from './content.ts';
import { type Problem, sortProblems } from './problem.ts';
import { readContent } from './read-content.ts';
import { bodyForm } from './rules/body-form.ts';
import { bodyPictures } from './rules/body-pictures.ts';
import { covers } from './rules/covers.ts';
import { duplicates } from './rules/duplicates.ts';
import { entries } from './rules/entries.ts';
import { fields } from './rules/fields.ts';
import { harmfulText } from './rules/harmful-text.ts';
import { links } from './rules/links.ts';
import { publicFiles } from './rules/public-files.ts';
import { recordAddresses } from './rules/record-addresses.ts';
import { entryReferences } from './rules/references.ts';
import { sitePaths } from './rules/site-paths.ts';
import { uzbekLetters } from './rules/uzbek-letters.ts';

const rules: Rule[] = [
  entries,
  duplicates,
  recordAddresses,
  fields,
  covers,
  entryReferences,
  publicFiles,
  sitePaths,
  harmfulText,
  bodyForm,
  links,
  bodyPictures,
  uzbekLetters,
];

/**
 * All problems of a content folder, sorted by file and field, and how many files it holds. The build
 * stops when there are any.
 */
export async function inspectContent(
  dir: string,
): Promise<{ problems: Problem[]; fileCount: number }> {
  const content = await readContent(dir);
  const found = await Promise.all(rules.map((rule) => rule(content)));
  return {
    problems: sortProblems([...content.problems, ...found.flat()]),
    fileCount: content.fileCount,
  };
}
