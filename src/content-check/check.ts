import pMap from 'p-map';
import { draftDay } from '../content-types/publication.ts';
import type { Content, Rule, SiteRule } from './content.ts';
import { filesAtOnce } from './files-at-once.ts';
import { type Problem, sortProblems } from './problem.ts';
import { readContent } from './read-content.ts';
import { anchors } from './rules/anchors.ts';
import { blocks } from './rules/blocks.ts';
import { body, imageDescriptions, plainFields } from './rules/body.ts';
import { forbiddenCharacters, unneededMarks } from './rules/characters.ts';
import { copies, sameTitles } from './rules/copies.ts';
import { distantDays, oldRates } from './rules/dates.ts';
import { duplicates } from './rules/duplicates.ts';
import { entries } from './rules/entries.ts';
import { missingFees } from './rules/fees.ts';
import { covers } from './rules/fields.ts';
import { fields, glossaryFields } from './rules/fields-and-images.ts';
import { formerNames } from './rules/former-names.ts';
import { bodyImages, largeImages, smallImages, unusedImages } from './rules/images.ts';
import { alphabets, languages } from './rules/languages.ts';
import { composedLetters, mixedAlphabets, uzbekLetters } from './rules/letters.ts';
import { harmfulAddresses, links, recordPages } from './rules/links.ts';
import { longTexts } from './rules/long-texts.ts';
import { medallions } from './rules/medallions.ts';
import { namedEntries } from './rules/named-entries.ts';
import { publicFiles } from './rules/public-files.ts';
import { readings } from './rules/readings.ts';
import { noRector, secondRector } from './rules/rector.ts';
import { references } from './rules/references.ts';
import { staleFacts } from './rules/stale-facts.ts';
import { terms } from './rules/terms.ts';
import { unfinished } from './rules/unfinished.ts';
import { located } from './source.ts';

interface Rules {
  ofEntry: readonly Rule[];
  ofSite: readonly SiteRule[];
}

/** Rules whose findings stop a build. */
export const rules: Rules = {
  ofEntry: [
    entries,
    duplicates,
    fields,
    references,
    secondRector,
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
    imageDescriptions,
    uzbekLetters,
  ],
  ofSite: [noRector, namedEntries, glossaryFields],
};

/** Rules whose findings may be intended: they are reported, but don't stop a build. */
const warningRules: Rules = {
  ofEntry: [
    unneededMarks,
    composedLetters,
    terms,
    sameTitles,
    languages,
    distantDays,
    oldRates,
    missingFees,
    smallImages,
    largeImages,
    longTexts,
    staleFacts,
  ],
  ofSite: [unusedImages],
};

/** Rules whose warnings are dropped if the same value already has an error. */
const lesserRules: Rules = { ofEntry: [mixedAlphabets, readings], ofSite: [] };

export interface CheckResult {
  /** In entries that are published or scheduled. Sorted by file, then field, then line. */
  problems: Problem[];
  /** Includes all problems of drafts. Sorted like the problems. */
  warnings: Problem[];
  fileCount: number;
}

/** Checks all files of a content folder with `errorRules`. Any problem stops a build. */
export async function checkContent(dir: string, errorRules = rules): Promise<CheckResult> {
  const { problems, rest } = await checkInSteps(dir, errorRules);
  return { problems, ...(await rest()) };
}

/** Like `checkContent`, but finds the warnings only when `rest` is called. */
export async function checkInSteps(dir: string, errorRules = rules) {
  const content = await readContent(dir);
  const idOf = ({ file, field, line }: Problem) => JSON.stringify([file, field, line]);
  const { problems = [], ofDrafts = [] } = Object.groupBy(
    [...content.problems, ...(await findBy(errorRules, content))],
    isOfDraft(content),
  );
  const refused = new Set([...problems, ...ofDrafts].map(idOf));
  const lesser = async () =>
    (await findBy(lesserRules, content)).filter(
      (one) => one.field === 'body' || !refused.has(idOf(one)),
    );
  return {
    problems: sortProblems(problems),
    rest: async (): Promise<Omit<CheckResult, 'problems'>> => ({
      warnings: sortProblems([
        ...ofDrafts,
        ...(await findBy(warningRules, content)),
        ...(await lesser()),
      ]),
      fileCount: content.fileCount,
    }),
  };
}

async function findBy({ ofEntry, ofSite }: Rules, content: Content): Promise<Problem[]> {
  const inEntries = await pMap(
    content.entries,
    (entry) => Promise.all(ofEntry.map((rule) => rule(entry, content))),
    { concurrency: filesAtOnce },
  );
  const inSite = await Promise.all(ofSite.map((rule) => rule(content)));
  return [...inEntries.flat(2), ...inSite.flat()].map((found) =>
    located(found, content.sources.get(found.file)),
  );
}

function isOfDraft({ entries }: Content) {
  const drafts = entries.filter(({ firstDay }) => firstDay === draftDay).map(({ file }) => file);
  return ({ file }: Problem) =>
    drafts.some((name) => file === name || file.startsWith(`${name}/`)) ? 'ofDrafts' : 'problems';
}
