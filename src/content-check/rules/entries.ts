import { entryName } from '../../content-types/entry-name.ts';
import { type DocumentType, documents } from '../../content-types/registry.ts';
import { isLocale, locales } from '../../i18n/locales.ts';
import type { Content, DocumentEntry, RecordEntry } from '../content.ts';
import { fileName } from '../file-name.ts';
import { lookAlikes } from '../look-alikes.ts';
import type { Message } from '../message.ts';
import type { Problem } from '../problem.ts';

/** Every entry is complete and has a well-formed name. A missing translation is no problem. */
export function entries(content: Content): Problem[] {
  return [
    ...content.documents.flatMap((entry) =>
      [...missingFiles(entry), ...folderName(entry.type, entry.folder)].map((message) => ({
        file: entry.name,
        messages: [message],
      })),
    ),
    ...content.records.flatMap((record) =>
      recordName(record).map((message) => ({
        file: record.name,
        messages: [message],
      })),
    ),
  ];
}

function missingFiles({ data, texts }: DocumentEntry): Message[] {
  const messages: Message[] = [];
  if (!data) messages.push({ key: 'entry.noData' });
  if (texts.length === 0) messages.push({ key: 'entry.noText' });
  return messages;
}

function isSlug(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

function isNumberedSlug(name: string): boolean {
  const { number, slug } = entryName(name);
  return Boolean(number) && name === `${number}-${slug}` && isSlug(slug);
}

function folderName(type: DocumentType, folder: string): Message[] {
  if (documents[type].numbered) {
    return isNumberedSlug(folder) ? [] : badName(folder, { key: 'entry.numberedFolder' });
  }
  const isRight = isSlug(folder) && !/^\d+-/.test(folder);
  return isRight ? [] : badName(folder, { key: 'entry.folder' });
}

/** A letter that looks right is named in place of the rule. */
function badName(name: string, rule: Message): Message[] {
  const letters = lookAlikes(name);
  return letters.length > 0 ? letters : [rule];
}

function recordName({ type, path }: RecordEntry): Message[] {
  const name = fileName(path, '.yaml');
  if (!isSlug(name)) return badName(name, { key: 'entry.file' });
  if (type === 'answers' && !isLocale(name)) {
    const files = locales.map((locale) => `${locale}.yaml`).join(', ');
    return [{ key: 'entry.languageFile', files }];
  }
  // A vacancy's number is in the address of its page.
  return type !== 'vacancies' || isNumberedSlug(name) ? [] : [{ key: 'entry.numberedFile' }];
}
