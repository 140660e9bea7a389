import { entryTitle } from '../admin/entry-title.ts';
import { type Entry, emptyEntry, type Site } from '../content-check/content.ts';
import { isPast, phonesIn } from '../content-check/rules/stale-facts.ts';
import { readFields, type Values } from '../content-check/yaml.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { entryAt } from './repository.ts';
import { type EntryName, siteOf } from './site.ts';

/** The texts of the entries' files, by path. */
export type Files = ReadonlyMap<string, string>;

/** The telephones and mail addresses of an entry's file that its new fields don't have any more. */
export function replacedContacts(file: string, fields: Values): string[] {
  const now = new Set(contactsIn(JSON.stringify(fields)));
  return [...new Set(contactsIn(frontMatter(file)))].filter((contact) => !now.has(contact));
}

const contactsIn = (text: string) =>
  [...text.matchAll(/(?<!\w)\+\d{7,15}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(([contact]) => contact);

const frontMatter = (file: string) => /^---\r?\n([\s\S]*?)\r?\n---/.exec(file)?.[1] ?? file;

/** The fields of a record's file, or of a document's front matter. */
function fieldsOf(file: string): Values {
  const fields = readFields(frontMatter(file));
  return 'values' in fields ? fields.values : {};
}

/** An entry with its title, for types whose entries have one. */
export interface TitledEntry extends EntryName {
  title: string | undefined;
}

/** The entries that have a telephone or a mail address, in fields or in sentences, for readers of `locale`. */
export function entriesWith(contact: string, files: Files, locale: Locale): TitledEntry[] {
  const found = new Map<string, TitledEntry>();
  for (const [path, text] of files) {
    const entry = entryAt(path);
    if (!entry || isPast(entry.type) || !has(text, contact)) continue;
    const [, language] = /\/index\.(\w+)\.md$/.exec(path) ?? [];
    const here = isLocale(language) ? path.replace(`.${language}.md`, `.${locale}.md`) : path;
    const title = entryTitle(fieldsOf(files.get(here) ?? text), locale);
    found.set(`${entry.type}/${entry.name}`, { ...entry, title });
  }
  return [...found.values()];
}

const has = (text: string, contact: string) =>
  text.includes(contact) ||
  (contact.startsWith('+') && phonesIn(text).some(({ isOf }) => isOf(contact)));

/** The repository as rules on facts expect it: an entry, and the fields of those with telephones. */
export function siteWithContacts(entry: Entry, files: Files): Site {
  const others = [...files].flatMap(([path, text]) => {
    const named = entryAt(path);
    if (!named || !/\+\d{7,15}/.test(frontMatter(text))) return [];
    const data = { file: path, path, values: fieldsOf(text), places: [] };
    return [{ ...emptyEntry({ ...named, file: path, path }), data }];
  });
  return { ...siteOf(entry, []), entries: [entry, ...others] };
}
