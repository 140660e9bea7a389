import { type DocumentType, isNumbered } from '../../content-types/registry.ts';
import { isLocale, locales } from '../../i18n/locales.ts';
import { type Entry, isDocument } from '../content.ts';
import type { Message } from '../message.ts';
import type { Finding } from '../problem.ts';

/** Every entry is complete and has a valid name. A missing translation is not a problem. */
export function entries(entry: Entry): Finding[] {
  const name = isDocument(entry) ? folderName(entry) : recordName(entry);
  return [...missingFiles(entry), ...name].map((message) => ({
    file: entry.file,
    messages: [message],
  }));
}

function missingFiles({ data, texts, ...entry }: Entry): Message[] {
  if (!isDocument(entry)) return [];
  const messages: Message[] = [];
  if (!data) messages.push({ key: 'entry.noData' });
  if (texts.length === 0) messages.push({ key: 'entry.noText' });
  return messages;
}

const isSlug = (name: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

const isNumberedSlug = ({ name, number, slug }: Entry) =>
  Boolean(number) && name === `${number}-${slug}` && isSlug(slug);

function folderName(entry: Entry & { type: DocumentType }): Message[] {
  const { type, name } = entry;
  if (isNumbered(type)) {
    return isNumberedSlug(entry) ? [] : [{ key: 'entry.numberedFolder' }];
  }
  return isSlug(name) && !/^\d+-/.test(name) ? [] : [{ key: 'entry.folder' }];
}

function recordName(entry: Entry): Message[] {
  const { type, name } = entry;
  if (!isSlug(name)) return [{ key: 'entry.file' }];
  if (type === 'answers' && !isLocale(name)) {
    const files = locales.map((locale) => `${locale}.yaml`).join(', ');
    return [{ key: 'entry.languageFile', files }];
  }
  const year = entry.data?.values?.['academicYear'];
  if (type === 'fees' && name !== year) return [{ key: 'entry.yearFile', year: `${year}` }];
  return !isNumbered(type) || isNumberedSlug(entry) ? [] : [{ key: 'entry.numberedFile' }];
}
