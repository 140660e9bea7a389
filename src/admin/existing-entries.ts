import { getCollection } from 'astro:content';
import { type DocumentType, documents, type RecordType, records } from '../collections/registry.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localize, type Translations } from '../i18n/localize.ts';
import type { Entries, Entry } from './config/entries.ts';

/** All entries, unpublished ones included, with their titles for readers of `locale`. */
export async function existingEntries(locale: Locale): Promise<Entries> {
  const types = [
    ...(Object.keys(documents) as DocumentType[]).map(
      async (type) => [type, await existingDocuments(type, locale)] as const,
    ),
    ...(Object.keys(records) as RecordType[]).map(
      async (type) => [type, await existingRecords(type, locale)] as const,
    ),
  ];
  return Object.fromEntries(await Promise.all(types)) as unknown as Entries;
}

async function existingDocuments(type: DocumentType, locale: Locale): Promise<Entry[]> {
  const texts = await getCollection(type, ({ data }) => 'title' in data);
  const titles = new Map(texts.map(({ id, data }) => [id, data.title]));
  return (await getCollection(`${type}-data`)).map(({ id, data }) => {
    const ofEntry = locales.map((each) => [each, titles.get(`${id}/${each}`)]);
    const title = localize(Object.fromEntries(ofEntry) as Translations, locale).text;
    return { name: id, title, kind: 'kind' in data ? data.kind : undefined };
  });
}

async function existingRecords(type: RecordType, locale: Locale): Promise<Entry[]> {
  return (await getCollection(type)).map(({ id, data }) => ({
    name: id,
    title: titleOf(data, locale) ?? id,
  }));
}

type Name = string | Translations;

function titleOf(data: object, locale: Locale): string | undefined {
  const { title, name = title } = data as { title?: Name; name?: Name };
  return typeof name === 'object' ? localize(name, locale).text : name;
}
