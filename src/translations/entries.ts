import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import pMap from 'p-map';
import { filesAtOnce } from '../content-check/files-at-once.ts';
import { fileRole } from '../content-check/layout.ts';
import { always, type FirstDay, readFirstDay } from '../content-types/publication.ts';
import type { DocumentType, RecordType } from '../content-types/registry.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import type { Translations } from '../i18n/localize.ts';
import { type FileTexts, readTexts, uzbekText } from './texts.ts';

/** An entry with the languages of its texts. */
export interface Entry {
  type: DocumentType | RecordType;
  /** The name of the folder, or of the file without its extension. */
  name: string;
  /** A string if it is the same in every language. */
  title: string | Translations;
  /** `2026-09-04`; undefined for entries without one. */
  date: string | undefined;
  firstDay: FirstDay;
  /** The languages in which each text is written. */
  texts: Locale[][];
  uzbekText: string;
}

/** Reads the entries of a content folder that have a text in any language. */
export async function readEntries(dir: string): Promise<Entry[]> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  const paths = names.map((name) => name.split(sep).join('/')).sort();
  const files = await pMap(paths, (path) => readEntryFile(dir, path), { concurrency: filesAtOnce });
  const byEntry = Map.groupBy(files.flat(), ({ type, name }) => `${type}/${name}`);
  return [...byEntry.values()].map(entryOf).filter(({ texts }) => texts.length > 0);
}

interface EntryFile extends FileTexts {
  type: DocumentType | RecordType;
  name: string;
  /** Only for a document's file. */
  locale?: Locale;
  /** From the file that contains it. */
  firstDay: FirstDay;
  uzbekText: string;
}

async function readEntryFile(dir: string, path: string): Promise<EntryFile[]> {
  const role = fileRole(path.split('/'));
  if (role.kind !== 'text' && role.kind !== 'record') return [];
  const source = (await readFile(join(dir, path), 'utf8')).replace(/^\uFEFF/, '');
  const texts = { ...readTexts(path, source), uzbekText: uzbekText(path, source) };
  const { type } = role;
  const firstDay = readFirstDay(type, source);
  return role.kind === 'text'
    ? [{ ...texts, type, name: basename(dirname(path)), locale: role.locale, firstDay }]
    : [{ ...texts, type, name: basename(path, '.yaml'), firstDay }];
}

/** Expects the files of a single entry. */
function entryOf(files: readonly EntryFile[]): Entry {
  const [{ type, name, title }] = files as [EntryFile];
  const written = files.filter(({ isText }) => isText);
  const languages = written.flatMap(({ locale }) => locale ?? []);
  const titles = written.flatMap((file) =>
    typeof file.title === 'string' ? [[file.locale, file.title]] : [],
  );
  const uzbek = files.find(({ locale = defaultLocale }) => locale === defaultLocale);
  const firstDays = files.map(({ firstDay }) => firstDay).toSorted();
  return {
    type,
    name,
    title: (written.length > 0 ? (Object.fromEntries(titles) as Translations) : title) ?? name,
    date: files.find(({ date }) => date !== undefined)?.date,
    firstDay: firstDays.at(-1) ?? always,
    texts: [languages, ...files.flatMap(({ localized }) => localized)].filter(
      ({ length }) => length > 0,
    ),
    uzbekText: uzbek?.uzbekText ?? '',
  };
}
