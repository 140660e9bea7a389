import { entryName } from '../content-types/entry-name.ts';
import { always, type FirstDay } from '../content-types/publication.ts';
import { type DocumentType, documents, type RecordType } from '../content-types/registry.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import type { Body } from './body.ts';
import type { Finding, Problem } from './problem.ts';
import type { SourceFile } from './source.ts';
import { type Place, splitValues, type Values } from './yaml.ts';

/** The fields of a file, or some of them, and its text. */
export interface Part {
  /** As in messages, for example `src/content/news/1-open-day/index.ru.md`. */
  file: string;
  /** Absolute. */
  path: string;
  /** Undefined without fields, or with invalid YAML, which is already reported. */
  values: Values | undefined;
  /** Where each value is in the file; empty for an entry without a file yet. */
  places: readonly Place[];
}

export interface BodyPart extends Part {
  body: Body;
}

/** A document's text in one language, with the fields of this language only. */
export interface TextPart extends BodyPart {
  locale: Locale;
}

/**
 * A folder of a content type with texts, `src/content/<type>/<name>/`, or a file of a content type without:
 * `src/content/<type>/<name>.yaml`.
 */
export interface Entry {
  type: DocumentType | RecordType;
  /** The folder's name, or the file's name without the extension. */
  name: string;
  /** Undefined if the name has no number. */
  number: number | undefined;
  slug: string;
  /** The folder or the file, as in messages. */
  file: string;
  /** Absolute. */
  path: string;
  firstDay: FirstDay;
  /** Whether the entry is being created; only the authors' screen sets it. */
  isNew?: boolean;
  /** Fields shared by all languages, from a document's Uzbek file; for a record, all fields. */
  data: Part | undefined;
  texts: TextPart[];
  /** `page.mdx`, which all languages share. */
  page: BodyPart | undefined;
}

/** All entries, and the related files. */
export interface Site {
  /** The content folder, as in messages. */
  name: string;
  /** Absolute. */
  publicDir: string;
  entries: Entry[];
  /** `docs/glossary/terms.yaml` next to the `src/` that contains the folder, if it exists. */
  glossary: Part | undefined;
  /** The images in the folders of content types. */
  images: { name: string; path: string }[];
}

/** A content folder with every file read and parsed once. */
export interface Content extends Site {
  /** By file name, as in messages. */
  sources: Map<string, SourceFile>;
  fileCount: number;
  /** Files that can't be read or don't belong here. */
  problems: Problem[];
}

/** Finds one kind of problem in an entry; `site` has the other entries. */
export type Rule = (entry: Entry, site: Site) => Finding[] | Promise<Finding[]>;

/** Finds one kind of problem that concerns no single entry. */
export type SiteRule = (site: Site) => Finding[] | Promise<Finding[]>;

/** An entry without any files yet. */
export function emptyEntry({
  type,
  name,
  file,
  path,
}: Pick<Entry, 'type' | 'name' | 'file' | 'path'>): Entry {
  const nothing = { firstDay: always, data: undefined, texts: [], page: undefined };
  return { type, name, ...entryName(name), file, path, ...nothing };
}

/** Adds a text to its document. The Uzbek file also has the shared fields, and may have no text. */
export function addText(entry: Entry, text: TextPart): void {
  if (text.locale !== defaultLocale || !isDocument(entry)) {
    entry.texts.push(text);
    return;
  }
  const { shape } = documents[entry.type].text();
  const isOfText = (field: string) => Object.hasOwn(shape, field);
  const { file, path, values, places } = text;
  const [ofText, shared] = values ? splitValues(values, isOfText) : [undefined, undefined];
  entry.data = { file, path, values: shared, places };
  const isEmpty = ofText && Object.keys(ofText).length === 0 && text.body.text.trim() === '';
  if (!isEmpty) entry.texts.push({ ...text, values: ofText });
}

/** Whether an entry has texts in languages. */
export function isDocument<Typed extends { type: DocumentType | RecordType }>(
  entry: Typed,
): entry is Typed & { type: DocumentType } {
  return Object.hasOwn(documents, entry.type);
}

/** All parts of an entry that can have fields. */
export function partsOf({ data, texts }: Entry): Part[] {
  return data ? [data, ...texts] : texts;
}

/** All parts of an entry that have a body. */
export function bodiesOf({ texts, page }: Entry): BodyPart[] {
  return page ? [...texts, page] : texts;
}

/** Computes a value once per site. */
export function perSite<Result>(compute: (site: Site) => Result): (site: Site) => Result {
  const results = new WeakMap<Site, Result>();
  return (site) => {
    const known = results.get(site);
    if (known !== undefined) return known;
    const result = compute(site);
    results.set(site, result);
    return result;
  };
}
