import { contentPath } from '../build/site-paths.mjs';
import { addText, type Entry, emptyEntry, type Site } from '../content-check/content.ts';
import { firstDayOf } from '../content-types/publication.ts';
import type { DocumentType, RecordType } from '../content-types/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { parseBody } from './markdown.ts';
import { fileOf, type SavedEntry, type Values } from './saved-entry.ts';

/** An entry of the repository; `name` is that of its folder, or of its file without the extension. */
export interface EntryName {
  type: DocumentType | RecordType;
  name: string;
}

/** A saved entry as the rules of the content check expect it. */
export function entryOf(saved: SavedEntry): Entry {
  const { type, name, path } = saved;
  if ('values' in saved) {
    const values = filled(saved.values);
    const data = { file: path, path, values, places: [] };
    return {
      ...emptyEntry({ type, name, file: path, path }),
      firstDay: firstDayOf(type, values),
      data,
    };
  }
  const folder = path.slice(0, path.lastIndexOf('/'));
  const entry = emptyEntry({ type, name, file: folder, path: folder });
  for (const [locale, { body = '', ...fields }] of Object.entries(saved.texts)) {
    const file = fileOf(saved, locale as Locale);
    const part = { file, path: file, values: filled(fields), places: [] };
    addText(entry, { ...part, locale: locale as Locale, body: parseBody(`${body}`) });
  }
  return { ...entry, firstDay: firstDayOf(type, entry.data?.values ?? {}) };
}

/** The repository as the rules expect it: an entry, and the names of the others. */
export function siteOf(entry: Entry, others: readonly EntryName[]): Site {
  const rest = others
    .filter(({ type, name }) => type !== entry.type || name !== entry.name)
    .map(({ type, name }) => {
      const path = `${contentPath}/${type}/${name}`;
      return emptyEntry({ type, name, file: path, path });
    });
  const nothing = { publicDir: '', glossary: undefined, images: [] };
  return { name: contentPath, entries: [entry, ...rest], ...nothing };
}

/** The prefix of Sveltia's internal fields in list items. */
const notes = '__sc_';

/** The values as the file will have them: empty ones aren't written. */
const filled = (values: Values): Values => (withoutEmpty(values) ?? {}) as Values;

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((item) => withoutEmpty(item) ?? '') : undefined;
  }
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const part = name.startsWith(notes) ? undefined : withoutEmpty(inner);
    return part === undefined ? [] : [[name, part]];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
