import { tashkentDay } from '../../calendar/tashkent.ts';
import { entryName } from '../../content-types/entry-name.ts';
import { documents } from '../../content-types/registry.ts';
import type { Content, DocumentEntry, RecordEntry } from '../content.ts';
import { fileName } from '../file-name.ts';
import type { Message } from '../message.ts';
import { type NeededEntry, neededEntries, neededTypes } from '../needed-entries.ts';
import type { Problem } from '../problem.ts';

/** What the site can't do without is there, and every build has it. */
export function namedEntries(content: Content): Problem[] {
  // A folder that is missing as a whole is one problem.
  if (content.problems.some(({ file }) => file === content.name)) return [];
  return [...neededEntries.flatMap(missingEntry(content)), ...onlyEntries(content)];
}

/** What is wrong with an entry for those that the site needs, as the screen shows it: it is hidden. */
export function hiddenNamedEntries(content: Content): Problem[] {
  return neededEntries.flatMap((needed) =>
    entriesOf(content, needed)
      .filter(isHidden)
      .map((entry) => ({ file: entry.name, messages: hiddenMessages(entry, needed) })),
  );
}

function missingEntry(content: Content) {
  return (needed: NeededEntry): Problem[] => {
    const found = entriesOf(content, needed);
    if (found.some((entry) => !isHidden(entry))) return [];
    const [hidden] = found;
    const messages = hidden ? hiddenMessages(hidden, needed) : missingMessages(needed);
    // Not that of the entry, which may be a draft: what is wrong with drafts stops nothing.
    return [{ file: `${content.name}/${needed.type}`, messages }];
  };
}

function missingMessages({ type, number, name = '', uses }: NeededEntry): Message[] {
  const why: Message = { key: 'named.uses', uses };
  if (number !== undefined) {
    return [{ key: 'named.number', number }, why, { key: 'named.restoreNumber', number }];
  }
  const isDocument = Object.hasOwn(documents, type);
  return [
    isDocument ? { key: 'named.folder', name } : { key: 'named.file', name },
    why,
    { key: 'named.restoreName' },
  ];
}

function hiddenMessages(entry: DocumentEntry | RecordEntry, { uses }: NeededEntry): Message[] {
  const hidden: Message = { key: 'named.hidden', name: nameOf(entry) };
  return [hidden, { key: 'named.uses', uses }, { key: 'named.publish' }];
}

/** A type with one entry has one. */
function onlyEntries({ name, records }: Content): Problem[] {
  return neededTypes.flatMap(({ type, uses }): Problem[] => {
    const names = records
      .filter((record) => record.type === type)
      .map(({ path }) => fileName(path));
    if (names.length === 1) return [];
    const messages: Message[] =
      names.length === 0
        ? [{ key: 'named.none' }, { key: 'named.uses', uses }, { key: 'named.restoreFile' }]
        : [{ key: 'named.several', names: names.sort() }];
    return [{ file: `${name}/${type}`, messages }];
  });
}

function entriesOf({ documents, records }: Content, { type, number, name }: NeededEntry) {
  return [...documents, ...records].filter((entry) => {
    if (entry.type !== type) return false;
    return number === undefined
      ? nameOf(entry) === name
      : entryName(nameOf(entry)).number === number;
  });
}

const nameOf = ({ path }: DocumentEntry | RecordEntry) => fileName(path, '.yaml');

const isHidden = ({ firstDay }: DocumentEntry | RecordEntry) => firstDay > tashkentDay();
