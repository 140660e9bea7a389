import { entryName } from '../content-types/entry-name.ts';
import { always, type FirstDay } from '../content-types/publication.ts';
import { type DocumentType, documents, type RecordType } from '../content-types/registry.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import type { Body } from './body.ts';
import type { Finding, Problem } from './problem.ts';
import type { SourceFile } from './source.ts';
import { type Place, splitValues, type Values } from './yaml.ts';

/** The fields of a file, or those of them that belong together, and its text. */
export interface Part {
  /** As problems name it, for example `src/content/news/1-open-day/index.ru.md`. */
  file: string;
  /** Absolute. */
  path: string;
  /** Undefined where there are none, and where the YAML can't be read, which is a problem already. */
  values: Values | undefined;
  /** How the file has the values; empty for an entry that is no file yet. */
  places: readonly Place[];
}

export interface BodyPart extends Part {
  body: Body;
}

/** A document's text in one language, with the fields of this language alone. */
export interface TextPart extends BodyPart {
  locale: Locale;
}

/**
 * A folder of a content type with texts, `src/content/<type>/<name>/`, or a file of a content type without:
 * `src/content/<type>/<name>.yaml`.
 */
export interface Entry {
  type: DocumentType | RecordType;
  /** Of the folder, or of the file without the ending. */
  name: string;
  /** Undefined where the name has none. */
  number: number | undefined;
  slug: string;
  /** The folder, or the file, as problems name it. */
  file: string;
  /** Absolute. */
  path: string;
  firstDay: FirstDay;
  /** Whether it is written for the first time, which only the screen knows. */
  isNew?: boolean;
  /** What all languages share, from a document's Uzbek file; all fields of a record. */
  data: Part | undefined;
  texts: TextPart[];
  /** `page.mdx`: what all languages share. */
  page: BodyPart | undefined;
}

/** All entries, and what lies beside them. */
export interface Site {
  /** The content folder as problems name it. */
  name: string;
  /** Absolute. */
  publicDir: string;
  entries: Entry[];
  /** `docs/glossary/terms.yaml` beside the `src/` that contains the folder, where there is one. */
  glossary: Part | undefined;
  /** The images in the folders of content types. */
  images: { name: string; path: string }[];
}

/** A content folder with every file read and parsed once. */
export interface Content extends Site {
  /** By their names. */
  sources: Map<string, SourceFile>;
  fileCount: number;
  /** Files that can't be read, or that don't belong here. */
  problems: Problem[];
}

/** Finds one kind of problem in an entry; the site has the others. */
export type Rule = (entry: Entry, site: Site) => Finding[] | Promise<Finding[]>;

/** Finds one kind of problem that is no single entry's. */
export type SiteRule = (site: Site) => Finding[] | Promise<Finding[]>;

/** An entry still without its files. */
export function emptyEntry({
  type,
  name,
  file,
  path,
}: Pick<Entry, 'type' | 'name' | 'file' | 'path'>): Entry {
  const nothing = { firstDay: always, data: undefined, texts: [], page: undefined };
  return { type, name, ...entryName(name), file, path, ...nothing };
}

/** Adds a text to its document. The Uzbek file has what all languages share, too, and may have no text. */
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

/** Each part that can have fields. */
export function partsOf({ data, texts }: Entry): Part[] {
  return data ? [data, ...texts] : texts;
}

/** Each part that has a body. */
export function bodiesOf({ texts, page }: Entry): BodyPart[] {
  return page ? [...texts, page] : texts;
}

/** Computes something of a site once, for all of its entries. */
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
