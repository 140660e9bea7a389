import { stringify } from 'yaml';
import { contentPath } from '../../build/site-paths.mjs';
import type {
  Content,
  DocumentEntry,
  RecordEntry,
  SourceFile,
  TextFile,
} from '../../content-check/content.ts';
import { addText, emptyEntry } from '../../content-check/document-entry.ts';
import { readFields } from '../../content-check/yaml.ts';
import { always, readFirstDay } from '../../content-types/publication.ts';
import { type DocumentType, documents, type RecordType } from '../../content-types/registry.ts';
import type { Locale } from '../../i18n/locales.ts';
import { bodyNodes } from './body-nodes.ts';
import type { SavedDocument, SavedEntry, SavedRecord, Values } from './saved-entry.ts';

/** An entry of the repository; `name` is its folder, or its file's name without the ending. */
export interface EntryName {
  type: DocumentType | RecordType;
  name: string;
}

/**
 * The content of the repository as the content check reads it: one entry with all that it will have, of
 * the `others` the names.
 */
export function entryContent(entry: SavedEntry, others: readonly EntryName[]): Content {
  const here = 'values' in entry ? recordEntry(entry) : documentEntry(entry);
  const known = [
    here,
    ...others
      .filter(({ type, name }) => type !== entry.type || name !== entry.name)
      .map(entryByName),
  ];
  return {
    name: contentPath,
    publicDir: '',
    documents: known.filter((each) => 'folder' in each),
    records: known.filter((each): each is RecordEntry => !('folder' in each)),
    glossary: undefined,
    images: [],
    fileCount: known.length,
    problems: [],
  };
}

function entryByName({ type, name }: EntryName): DocumentEntry | RecordEntry {
  const path = `${contentPath}/${type}/${name}`;
  if (isDocument(type)) return emptyEntry(type, name, { name: path, path });
  return { type, firstDay: always, ...emptyFile(`${path}.yaml`), fields: undefined };
}

const isDocument = (type: EntryName['type']): type is DocumentType =>
  Object.hasOwn(documents, type);

const emptyFile = (path: string) => ({ name: path, path, bom: '', source: '' });

function recordEntry({ type, path, values }: SavedRecord): RecordEntry {
  const file = { ...emptyFile(path), source: yamlOf(values) };
  return { ...file, type, firstDay: readFirstDay(type, file.source), fields: fieldsOf(file) };
}

function documentEntry({ type, name, path, texts }: SavedDocument): DocumentEntry {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const entry = emptyEntry(type, name, { name: folder, path: folder });
  for (const [locale, values] of Object.entries(texts)) {
    addText(entry, textFile(`${folder}/index.${locale}.md`, locale as Locale, values));
  }
  return entry;
}

function textFile(path: string, locale: Locale, { body = '', ...fields }: Values): TextFile {
  const head = `---\n${yamlOf(fields)}`;
  const start = `${head}---`.length;
  const source = `${head}---\n\n${body}\n`;
  const file = { ...emptyFile(path), source };
  const nodes = bodyNodes(source, start);
  return { ...file, locale, fields: fieldsOf({ source: head }), body: { start, nodes } };
}

function fieldsOf({ source }: Pick<SourceFile, 'source'>) {
  const fields = readFields(source);
  // Nothing is left of a file without fields.
  return 'values' in fields ? fields : { values: {}, places: [] };
}

/** What Sveltia notes of the items of lists. */
const notes = '__sc_';

/** As the fields are written: those that nobody filled in aren't. */
function yamlOf(values: Values): string {
  const written = withoutEmpty(values) ?? {};
  return stringify(written, null, { lineWidth: 0, aliasDuplicateObjects: false });
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((item) => withoutEmpty(item) ?? '') : undefined;
  }
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value).flatMap(([name, inner]) => {
    if (name.startsWith(notes)) return [];
    const kept = withoutEmpty(inner);
    return kept === undefined ? [] : [[name, kept]];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
