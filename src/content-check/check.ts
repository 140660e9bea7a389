import { draftDay } from '../content-types/publication.ts';
import type { Content, Rule } from './content.ts';
import { type Problem, sortProblems } from './problem.ts';
import { readContent } from './read-content.ts';
import { anchors } from './rules/anchors.ts';
import { blocks } from './rules/blocks.ts';
import { body, plainFields } from './rules/body.ts';
import { forbiddenCharacters, unneededMarks } from './rules/characters.ts';
import { composedLetters } from './rules/composed-letters.ts';
import { copies, sameTitles } from './rules/copies.ts';
import { distantDays } from './rules/dates.ts';
import { duplicates } from './rules/duplicates.ts';
import { entries } from './rules/entries.ts';
import { covers } from './rules/fields.ts';
import { fields } from './rules/fields-and-images.ts';
import { formerNames } from './rules/former-names.ts';
import { bodyImages, largeImages, smallImages, unusedImages } from './rules/images.ts';
import { alphabets, languages } from './rules/languages.ts';
import { harmfulAddresses, links, recordPages } from './rules/links.ts';
import { longTexts } from './rules/long-texts.ts';
import { medallions } from './rules/medallions.ts';
import { mixedAlphabets } from './rules/mixed-alphabets.ts';
import { namedEntries } from './rules/named-entries.ts';
import { publicFiles } from './rules/public-files.ts';
import { readings } from './rules/readings.ts';
import { rector } from './rules/rector.ts';
import { references } from './rules/references.ts';
import { staleFacts } from './rules/stale-facts.ts';
import { terms } from './rules/terms.ts';
import { unfinished } from './rules/unfinished.ts';
import { uzbekLetters } from './rules/uzbek-letters.ts';

/** What stops a build. */
export const rules: readonly Rule[] = [
  entries,
  duplicates,
  fields,
  references,
  rector,
  namedEntries,
  formerNames,
  covers,
  medallions,
  publicFiles,
  recordPages,
  harmfulAddresses,
  body,
  plainFields,
  unfinished,
  forbiddenCharacters,
  copies,
  alphabets,
  blocks,
  links,
  anchors,
  bodyImages,
  uzbekLetters,
];

/** What these find may be right all the same: it is listed, and stops nothing. */
const warningRules: Rule[] = [
  unneededMarks,
  composedLetters,
  terms,
  sameTitles,
  languages,
  distantDays,
  unusedImages,
  smallImages,
  largeImages,
  longTexts,
  staleFacts,
];

/** What these find needs no warning where the value has to be changed anyway. */
const lesserRules: Rule[] = [mixedAlphabets, readings];

export interface CheckResult {
  /** Of entries that a build has or will have. Sorted by file, then field, then line. */
  problems: Problem[];
  /** Also all that is wrong with drafts. Sorted as the problems are. */
  warnings: Problem[];
  fileCount: number;
}

/** Checks all files of a content folder by `errorRules`. A build stops when there are problems. */
export async function checkContent(
  dir: string,
  errorRules: readonly Rule[] = rules,
): Promise<CheckResult> {
  const { problems, rest } = await checkInSteps(dir, errorRules);
  return { problems, ...(await rest()) };
}

/** Checks as `checkContent` does; what stops no build is found when `rest` is called. */
export async function checkInSteps(dir: string, errorRules: readonly Rule[] = rules) {
  const content = await readContent(dir);
  const idOf = ({ file, field, line }: Problem) => JSON.stringify([file, field, line]);
  const find = async (by: readonly Rule[]) =>
    (await Promise.all(by.map((rule) => rule(content)))).flat();
  const { problems = [], ofDrafts = [] } = Object.groupBy(
    [...content.problems, ...(await find(errorRules))],
    isOfDraft(content),
  );
  const refused = new Set([...problems, ...ofDrafts].map(idOf));
  const lesser = async () =>
    (await find(lesserRules)).filter((one) => one.field === 'body' || !refused.has(idOf(one)));
  return {
    problems: sortProblems(problems),
    rest: async (): Promise<Omit<CheckResult, 'problems'>> => ({
      warnings: sortProblems([...ofDrafts, ...(await find(warningRules)), ...(await lesser())]),
      fileCount: content.fileCount,
    }),
  };
}

function isOfDraft({ documents, records }: Content) {
  const drafts = [...documents, ...records]
    .filter(({ firstDay }) => firstDay === draftDay)
    .map(({ name }) => name);
  return ({ file }: Problem) =>
    drafts.some((name) => file === name || file.startsWith(`${name}/`)) ? 'ofDrafts' : 'problems';
}
