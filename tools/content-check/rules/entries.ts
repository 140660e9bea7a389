import { basename } from 'node:path';
import { type DocumentType, documents } from '../../../src/collections/registry.ts';
import { isLocale, locales } from '../../../src/i18n/locales.ts';
import type { Content, DocumentEntry, RecordEntry } from '../content.ts';
import { entryName } from '../layout.ts';
import type { Problem } from '../problem.ts';

/** Every entry is complete and has a well-formed name. A missing translation is no problem. */
export function entries(content: Content): Problem[] {
  return [
    ...content.documents.flatMap((entry) =>
      [...missingFiles(entry), ...folderName(entry.type, entry.folder)].map((message) => ({
        file: entry.name,
        message,
      })),
    ),
    ...content.records.flatMap((record) =>
      recordName(record).map((message) => ({ file: record.name, message })),
    ),
  ];
}

function missingFiles({ data, texts }: DocumentEntry): string[] {
  const messages = [];
  if (!data) messages.push('the file data.yaml is missing. Add it.');
  if (texts.length === 0) {
    messages.push(
      'there is no text in any language. Add one, preferably uz.md; the others can follow later.',
    );
  }
  return messages;
}

const slugRule = 'lower-case letters a to z and digits, with hyphens between words';

function isSlug(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

function isNumberedSlug(name: string): boolean {
  const { number, slug } = entryName(name);
  return Boolean(number) && name === `${number}-${slug}` && isSlug(slug);
}

function folderName(type: DocumentType, folder: string): string[] {
  if (documents[type].numbered) {
    if (isNumberedSlug(folder)) return [];
    return [
      `the folder’s name must be a number without leading zeros, a hyphen and a short name in ${slugRule}, for example 42-open-day. Rename it.`,
    ];
  }
  if (isSlug(folder) && !/^\d+-/.test(folder)) return [];
  return [
    `the folder’s name must be a short name in ${slugRule}, without a number in front, for example anvar-qodirov. Rename it.`,
  ];
}

function recordName({ type, path }: RecordEntry): string[] {
  const name = basename(path, '.yaml');
  if (!isSlug(name)) return [`the file’s name must be ${slugRule}. Rename it.`];
  if (type === 'answers' && !isLocale(name)) {
    const files = locales.map((locale) => `${locale}.yaml`).join(', ');
    return [`the file’s name must be a language: ${files}. Rename it.`];
  }
  // A vacancy's number is in the address of its page.
  if (type !== 'vacancies' || isNumberedSlug(name)) return [];
  return [
    'the file’s name must be a number without leading zeros, a hyphen and a short name, for example 7-lecturer.yaml. Rename it.',
  ];
}
