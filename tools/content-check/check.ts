import type { Rule } from './content.ts';
import { type Problem, sortProblems } from './problem.ts';
import { readContent } from './read-content.ts';
import { blocks } from './rules/blocks.ts';
import { body } from './rules/body.ts';
import { duplicates } from './rules/duplicates.ts';
import { entries } from './rules/entries.ts';
import { covers, fields } from './rules/fields.ts';
import { bodyImages } from './rules/images.ts';
import { harmfulAddresses, links, recordPages } from './rules/links.ts';
import { medallions } from './rules/medallions.ts';
import { publicFiles } from './rules/public-files.ts';
import { references } from './rules/references.ts';
import { uzbekLetters } from './rules/uzbek-letters.ts';

const rules: Rule[] = [
  entries,
  duplicates,
  fields,
  references,
  covers,
  medallions,
  publicFiles,
  recordPages,
  harmfulAddresses,
  body,
  blocks,
  links,
  bodyImages,
  uzbekLetters,
];

export interface CheckResult {
  /** Sorted by file, then field, then line. */
  problems: Problem[];
  fileCount: number;
}

/** Checks all files of a content folder. A build stops when there are problems. */
export async function checkContent(dir: string): Promise<CheckResult> {
  const content = await readContent(dir);
  const found = await Promise.all(rules.map((rule) => rule(content)));
  return {
    problems: sortProblems([...content.problems, ...found.flat()]),
    fileCount: content.fileCount,
  };
}
