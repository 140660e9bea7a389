import { getCollection } from 'astro:content';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../build/site-folder.mjs';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../content-types/registry.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localize, type Translations } from '../i18n/localize.ts';
import type { Entries, Entry } from './config/entries.ts';
import { entryTitle } from './entry-title.ts';

/**
 * All entries with their titles for readers of `locale`. Entries that this build leaves out have their names
 * as titles.
 */
export async function existingEntries(locale: Locale): Promise<Entries> {
  const types = [
    ...(Object.keys(documents) as DocumentType[]).map(
      async (type) => [type, await existingDocuments(type, locale)] as const,
    ),
    ...(Object.keys(records) as RecordType[]).map(
      async (type) => [type, await existingRecords(type, locale)] as const,
    ),
  ];
  const all = (await Promise.all(types)).map(([type, known]) => {
    const names = new Set(known.map(({ name }) => name));
    const others = namesIn(type).filter((name) => !names.has(name));
    return [type, [...known, ...others.map((name) => ({ name, title: name }))]];
  });
  return Object.fromEntries(all) as Entries;
}

function namesIn(type: DocumentType | RecordType): string[] {
  return readdirSync(join(contentFolder, type), { withFileTypes: true })
    .filter((entry) => (type in documents ? entry.isDirectory() : entry.name.endsWith('.yaml')))
    .map(({ name }) => name.replace(/\.yaml$/, ''));
}

async function existingDocuments(type: DocumentType, locale: Locale): Promise<Entry[]> {
  const texts = await getCollection(type, ({ data }) => 'title' in data);
  const titles = new Map(texts.map(({ id, data }) => [id, data.title]));
  return (await getCollection(`${type}-data`)).map(({ id }) => {
    const ofEntry = locales.map((each) => [each, titles.get(`${id}/${each}`)]);
    const title = localize(Object.fromEntries(ofEntry) as Translations, locale).text;
    return { name: id, title };
  });
}

async function existingRecords(type: RecordType, locale: Locale): Promise<Entry[]> {
  return (await getCollection(type)).map(({ id, data }) => ({
    name: id,
    title: entryTitle(data, locale) ?? id,
  }));
}
