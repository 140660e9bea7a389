import { entryName } from '../content-types/entry-name.ts';
import { always, readFirstDay } from '../content-types/publication.ts';
import { type DocumentType, documents } from '../content-types/registry.ts';
import { defaultLocale } from '../i18n/locales.ts';
import type { DocumentEntry, TextFile } from './content.ts';
import { splitFields } from './yaml.ts';

/** A document still without its files. */
export function emptyEntry(
  type: DocumentType,
  folder: string,
  paths: Pick<DocumentEntry, 'name' | 'path'>,
): DocumentEntry {
  const nothing = { firstDay: always, data: undefined, texts: [], page: undefined };
  return { type, folder, ...paths, ...entryName(folder), ...nothing };
}

/** Adds a text to its document. The Uzbek file has what all languages share, too, and may have no text. */
export function addText(entry: DocumentEntry, file: TextFile): void {
  if (file.locale !== defaultLocale) {
    entry.texts.push(file);
    return;
  }
  entry.firstDay = readFirstDay(entry.type, file.source);
  const { shape } = documents[entry.type].text();
  const [ofText, shared] = splitFields(file.fields, (field) => Object.hasOwn(shape, field));
  entry.data = { ...file, fields: shared };
  const isEmpty = ofText?.places.length === 0 && file.source.slice(file.body.start).trim() === '';
  if (!isEmpty) entry.texts.push({ ...file, fields: ofText });
}
