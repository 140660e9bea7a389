import type { FirstDay } from '../content-types/publication.ts';
import type { DocumentType, RecordType } from '../content-types/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Body } from './body.ts';
import type { Problem } from './problem.ts';
import type { Fields } from './yaml.ts';

/** A file that was read. All offsets and lines in it count from its start, after the BOM. */
export interface SourceFile {
  /** As problems name it, for example `src/content/news/1-open-day/index.ru.md`. */
  name: string;
  /** Absolute. */
  path: string;
  /** The byte order mark, or nothing. */
  bom: string;
  source: string;
  /** Undefined where there are none, and where the YAML can't be read, which is a problem already. */
  fields: Fields | undefined;
}

/** A Markdown or MDX file. */
export interface BodyFile extends SourceFile {
  body: Body;
}

/** A document's text in one language. */
export interface TextFile extends BodyFile {
  locale: Locale;
}

/** A folder of a content type with texts: `src/content/<type>/<folder>/`. */
export interface DocumentEntry {
  type: DocumentType;
  /** The folder as problems name it. */
  name: string;
  path: string;
  folder: string;
  /** Undefined where the folder's name has none. */
  number: number | undefined;
  slug: string;
  firstDay: FirstDay;
  /** The Uzbek file with the fields that all languages share. */
  data: SourceFile | undefined;
  /** With the fields of each language alone. */
  texts: TextFile[];
  /** `page.mdx`: what all languages share. */
  page: BodyFile | undefined;
}

/** A file of a content type without texts: `src/content/<type>/<name>.yaml`. */
export interface RecordEntry extends SourceFile {
  type: RecordType;
  firstDay: FirstDay;
}

/** A content folder with every file read and parsed once. */
export interface Content {
  /** The folder as problems name it. */
  name: string;
  /** Absolute. */
  publicDir: string;
  documents: DocumentEntry[];
  records: RecordEntry[];
  /** `docs/glossary/terms.yaml` beside the `src/` that contains the folder, where there is one. */
  glossary: SourceFile | undefined;
  /** The images in the folders of content types. */
  images: { name: string; path: string }[];
  fileCount: number;
  /** Files that can't be read, or that don't belong here. */
  problems: Problem[];
}

/** Finds one kind of problem. */
export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;

/** Every file that can have fields: shared data, texts and records. */
export function sourceFiles({ documents, records }: Content): SourceFile[] {
  return [...documents.flatMap(({ data, texts }) => (data ? [data, ...texts] : texts)), ...records];
}

/** Every file once: an Uzbek one with all its fields. */
export function filesOnce({ documents, records }: Content): (SourceFile & { body?: Body })[] {
  const ofDocuments = documents.flatMap(({ data, texts, page }) => {
    const uzbek = texts.find(({ path }) => path === data?.path);
    const places = [data, uzbek].flatMap((file) => file?.fields?.places ?? []);
    const whole = data && { ...uzbek, ...data, fields: data.fields && { values: {}, places } };
    return [whole, ...texts.filter((text) => text !== uzbek), page].filter(
      (file) => file !== undefined,
    );
  });
  return [...ofDocuments, ...records];
}

/** The first day of each entry's files, by their names. */
export function firstDays({ documents, records }: Content): Map<string, FirstDay> {
  const files = [
    ...documents.flatMap(({ data, texts, page, firstDay }) =>
      [data, ...texts, page].flatMap((file) => (file ? { name: file.name, firstDay } : [])),
    ),
    ...records,
  ];
  return new Map(files.map(({ name, firstDay }) => [name, firstDay]));
}

/** Every file with a body. */
export function bodyFiles({ documents }: Content): BodyFile[] {
  return documents.flatMap(({ texts, page }) => (page ? [...texts, page] : texts));
}
