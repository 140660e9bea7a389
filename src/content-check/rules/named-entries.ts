import { tashkentDay } from '../../calendar/tashkent.ts';
import { documents } from '../../content-types/registry.ts';
import type { Entry, Site } from '../content.ts';
import { fileName } from '../file-name.ts';
import type { Message } from '../message.ts';
import { type NeededEntry, neededEntries, neededTypes } from '../needed-entries.ts';
import type { Finding } from '../problem.ts';

/** The entries that the site requires exist and are published. */
export function namedEntries(site: Site): Finding[] {
  // A folder that is missing as a whole is one problem.
  if (site.entries.length === 0) return [];
  return [...neededEntries.flatMap((needed) => missingEntry(needed, site)), ...onlyEntries(site)];
}

/** For the authors' screen: a required entry must not be hidden. */
export function hiddenNamedEntries(entry: Entry): Finding[] {
  if (!isHidden(entry)) return [];
  return neededEntries
    .filter((needed) => isNeeded(entry, needed))
    .map((needed) => ({ file: entry.file, messages: hiddenMessages(entry, needed) }));
}

function missingEntry(needed: NeededEntry, { name, entries }: Site): Finding[] {
  const found = entries.filter((entry) => isNeeded(entry, needed));
  if (found.some((entry) => !isHidden(entry))) return [];
  const [hidden] = found;
  const messages = hidden ? hiddenMessages(hidden, needed) : missingMessages(needed);
  // Reported for the folder: problems of the entry, which may be a draft, wouldn't stop the build.
  return [{ file: `${name}/${needed.type}`, messages }];
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

function hiddenMessages({ name }: Entry, { uses }: NeededEntry): Message[] {
  return [{ key: 'named.hidden', name }, { key: 'named.uses', uses }, { key: 'named.publish' }];
}

/** A type with a single entry has exactly one. */
function onlyEntries({ name, entries }: Site): Finding[] {
  return neededTypes.flatMap(({ type, uses }): Finding[] => {
    const names = entries.filter((entry) => entry.type === type).map(({ path }) => fileName(path));
    if (names.length === 1) return [];
    const messages: Message[] =
      names.length === 0
        ? [{ key: 'named.none' }, { key: 'named.uses', uses }, { key: 'named.restoreFile' }]
        : [{ key: 'named.several', names: names.sort() }];
    return [{ file: `${name}/${type}`, messages }];
  });
}

function isNeeded(entry: Entry, { type, number, name }: NeededEntry): boolean {
  if (entry.type !== type) return false;
  return number === undefined ? entry.name === name : entry.number === number;
}

const isHidden = ({ firstDay }: Entry) => firstDay > tashkentDay();
