import type { Content, Rule } from '../../content-check/content.ts';
import { imageContext } from '../../content-check/image-context.ts';
import { imageNameProblem } from '../../content-check/image-name.ts';
import type { Problem } from '../../content-check/problem.ts';
import { body, plainFields } from '../../content-check/rules/body.ts';
import { forbiddenCharacters } from '../../content-check/rules/characters.ts';
import { duplicates } from '../../content-check/rules/duplicates.ts';
import { entries } from '../../content-check/rules/entries.ts';
import { covers, fieldsBySchema } from '../../content-check/rules/fields.ts';
import { formerNames } from '../../content-check/rules/former-names.ts';
import { alphabets } from '../../content-check/rules/languages.ts';
import { harmfulAddresses, links, recordPages } from '../../content-check/rules/links.ts';
import { hiddenNamedEntries } from '../../content-check/rules/named-entries.ts';
import { unfinished } from '../../content-check/rules/unfinished.ts';
import { draftDay } from '../../content-types/publication.ts';
import type { EntryName } from './entry-content.ts';
import { entryContent } from './entry-content.ts';
import type { SavedEntry } from './saved-entry.ts';

/** The screen reads no files; of an image it knows the name. */
const context = imageContext(imageNameProblem);

/** The rules of the content check that need no other file. */
const rules: Rule[] = [
  (content) => fieldsBySchema(content, () => context),
  covers,
  harmfulAddresses,
  body,
  plainFields,
  unfinished,
  forbiddenCharacters,
  alphabets,
];

/** Those that need to know which entries there are. */
const rulesWithOthers: Rule[] = [links, recordPages, formerNames];

/**
 * What the content check says of an entry, as far as it can be said in a browser. `others` are the
 * entries of the repository, where they are known. Drafts may be unfinished.
 */
export async function problemsOf(
  entry: SavedEntry,
  isNew: boolean,
  others: readonly EntryName[] | undefined,
): Promise<Problem[]> {
  const content = entryContent(entry, others ?? []);
  const [here] = [...content.documents, ...content.records].filter(
    ({ name }) => entry.path === name || entry.path.startsWith(`${name}/`),
  );
  const isDraft = here?.firstDay === draftDay;
  const found = await findAll(content, [
    ...(isDraft ? [] : rules),
    ...(isDraft || !others ? [] : rulesWithOthers),
    entries,
    hiddenNamedEntries,
  ]);
  const own = found.filter(({ file }) => file === here?.name || file.startsWith(`${here?.name}/`));
  return [...own, ...(isNew ? taken(content, entry) : [])];
}

async function findAll(content: Content, rules: readonly Rule[]): Promise<Problem[]> {
  return (await Promise.all(rules.map((rule) => rule(content)))).flat();
}

/** The number or the name of a new entry may be another's, which is older in any case. */
function taken(content: Content, { type, name }: SavedEntry): Problem[] {
  const ofType = <Entry extends EntryType>(all: Entry[]) => all.filter((one) => one.type === type);
  return duplicates({
    ...content,
    documents: ofType(content.documents),
    records: ofType(content.records),
  }).filter(({ messages: [message] }) => message && sides(message).includes(name));
}

type EntryType = { type: EntryName['type'] };

function sides(message: Problem['messages'][number]): unknown[] {
  const { owner, entry } = message as { owner?: string; entry?: string };
  return [owner, entry].map((side) => side?.replace(/\.yaml$/, ''));
}
