import type { DocumentType, RecordType } from '../../src/collections/registry.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Body } from './markdown.ts';
import type { Problem } from './problem.ts';
import type { Fields } from './yaml.ts';

/** A file that was read. Offsets in it count after the byte order mark. */
export type SourceFile = {
  /** As problems name it, for example `src/content/news/1-open-day/ru.md`. */
  name: string;
  path: string;
  bom: string;
  source: string;
  /** Undefined where the YAML can't be read; the reader has reported that. */
  fields: Fields | undefined;
};

export type TextFile = SourceFile & { locale: Locale; body: Body };

export type DocumentEntry = {
  type: DocumentType;
  /** The folder as problems name it. */
  name: string;
  path: string;
  folder: string;
  /** Undefined where the folder's name doesn't give one. */
  number: number | undefined;
  slug: string;
  data: SourceFile | undefined;
  texts: TextFile[];
};

export type RecordEntry = SourceFile & { type: RecordType };

/** A content folder, each file read and parsed once. `problems` are those met on the way. */
export type Content = {
  publicDir: string;
  documents: DocumentEntry[];
  records: RecordEntry[];
  fileCount: number;
  problems: Problem[];
};

export type Rule = (content: Content) => Problem[] | Promise<Problem[]>;

/** Every file with fields: shared data, texts and records. */
export function sourceFiles({ documents, records }: Content): SourceFile[] {
  return [...documents.flatMap(({ data, texts }) => (data ? [data, ...texts] : texts)), ...records];
}

/** Every text with the entry it belongs to. */
export function textFiles({ documents }: Content): TextFile[] {
  return documents.flatMap(({ texts }) => texts);
}
