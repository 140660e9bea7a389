import type { Entry, Rule, Site } from '../content-check/content.ts';
import { imageContext } from '../content-check/image-context.ts';
import { imageNameProblem } from '../content-check/image-name.ts';
import type { Finding } from '../content-check/problem.ts';
import { body, imageDescriptions, plainFields } from '../content-check/rules/body.ts';
import { forbiddenCharacters } from '../content-check/rules/characters.ts';
import { distantDays } from '../content-check/rules/dates.ts';
import { duplicates } from '../content-check/rules/duplicates.ts';
import { entries } from '../content-check/rules/entries.ts';
import { missingFees } from '../content-check/rules/fees.ts';
import { covers, fieldsBySchema } from '../content-check/rules/fields.ts';
import { formerNames } from '../content-check/rules/former-names.ts';
import { alphabets, languages } from '../content-check/rules/languages.ts';
import { harmfulAddresses, links, recordPages } from '../content-check/rules/links.ts';
import { hiddenNamedEntries } from '../content-check/rules/named-entries.ts';
import { references } from '../content-check/rules/references.ts';
import { staleFacts } from '../content-check/rules/stale-facts.ts';
import { unfinished } from '../content-check/rules/unfinished.ts';
import { draftDay } from '../content-types/publication.ts';
import { type Files, siteWithContacts } from './contacts.ts';
import { type HasFile, missingFiles } from './files.ts';
import type { SavedEntry } from './saved-entry.ts';
import { type EntryName, entryOf, siteOf } from './site.ts';

/** The screen reads no files: it knows images only by name. */
const context = imageContext(imageNameProblem);

/** The rules of the content check that need no other entry and no file. */
const rules: Rule[] = [
  (entry) => fieldsBySchema(entry, context),
  covers,
  harmfulAddresses,
  body,
  imageDescriptions,
  plainFields,
  unfinished,
  forbiddenCharacters,
  alphabets,
];

/** The rules that need the names of the other entries. */
const rulesWithOthers: Rule[] = [links, recordPages, formerNames, references];

/** The rules whose findings may be intended; the rule on stale facts is another. */
const warningRules: Rule[] = [distantDays, languages, missingFees];

/**
 * The content check's findings in an entry, as far as a browser can check it. `others` are the entries of the
 * repository, if known; `hasFile` knows its files. Drafts may be unfinished.
 */
export async function problemsOf(
  saved: SavedEntry,
  isNew: boolean,
  others: readonly EntryName[] | undefined,
  hasFile: HasFile,
): Promise<Finding[]> {
  const entry = { ...entryOf(saved), isNew };
  const site = siteOf(entry, others ?? []);
  const isDraft = entry.firstDay === draftDay;
  const asked = [
    ...(isDraft ? [] : [...rules, (one: Entry) => missingFiles(one, hasFile)]),
    ...(isDraft || !others ? [] : rulesWithOthers),
    ...(isNew ? [duplicates] : []),
    entries,
    hiddenNamedEntries,
  ];
  return findBy(asked, entry, site);
}

/** The findings in a saved entry that may be intended. `files` are all of the repository's. */
export async function warningsOf(
  saved: SavedEntry,
  others: readonly EntryName[],
  files: Files,
): Promise<Finding[]> {
  const entry = entryOf(saved);
  const warnings = await findBy(warningRules, entry, siteOf(entry, others));
  return [...warnings, ...(await findBy([staleFacts], entry, siteWithContacts(entry, files)))];
}

const findBy = async (rules: readonly Rule[], entry: Entry, site: Site) =>
  (await Promise.all(rules.map((rule) => rule(entry, site)))).flat();
