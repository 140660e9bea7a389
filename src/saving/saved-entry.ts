import { pathInContent } from '../admin/path-in-content.ts';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../content-types/registry.ts';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';

/** Fields by name. Empty ones are `''`, `null`, `[]` or `{}` in Sveltia. */
export type Values = Readonly<Record<string, unknown>>;

interface Named {
  /** The name of the entry's folder, or of its file without the extension. */
  name: string;
  /** The file; for a document, the Uzbek one. */
  path: string;
}

/** A document as it will be written. */
interface SavedDocument extends Named {
  type: DocumentType;
  texts: Readonly<Partial<Record<Locale, Values>>>;
}

/** A record as it will be written. */
interface SavedRecord extends Named {
  type: RecordType;
  values: Values;
}

/** An entry as it will be written. */
export type SavedEntry = SavedDocument | SavedRecord;

/** Sveltia's data before a save. */
export interface Saving {
  path: string;
  data: Values;
  /** The other languages. */
  i18n: Readonly<Record<string, { data?: Values }>>;
}

/** Undefined for files that aren't entries: the arrangements of pages. */
export function savedEntry({ path, data, i18n }: Saving): SavedEntry | undefined {
  const [, type = '', rest = ''] = /^([^/]+)\/(.+)$/.exec(pathInContent(path)) ?? [];
  if (Object.hasOwn(documents, type)) {
    const [, name] = /^([^/]+)\/index\.\w+\.md$/.exec(rest) ?? [];
    if (name === undefined) return undefined;
    const others = Object.entries(i18n).flatMap(([locale, text]) =>
      isLocale(locale) && text.data ? [[locale, text.data]] : [],
    );
    const texts = { [defaultLocale]: data, ...Object.fromEntries(others) };
    return { type: type as DocumentType, name, path, texts };
  }
  if (!Object.hasOwn(records, type)) return undefined;
  return { type: type as RecordType, name: rest.replace(/\.yaml$/, ''), path, values: data };
}

/** A copy with other values. */
export function withValues(saving: Saving, entry: SavedEntry): Saving {
  if ('values' in entry) return { ...saving, data: entry.values };
  const { [defaultLocale]: data = {}, ...others } = entry.texts;
  const i18n = Object.entries(saving.i18n).map(([locale, text]) => {
    const changed = others[locale as keyof typeof others];
    return [locale, changed ? { ...text, data: changed } : text];
  });
  return { ...saving, data, i18n: Object.fromEntries(i18n) };
}

/** The path of the file with a language's text, or of a record's only file. */
export function fileOf({ path }: SavedEntry, locale: Locale | undefined): string {
  return locale === undefined ? path : path.replace(/\.\w+\.md$/, `.${locale}.md`);
}

/** A copy of the entry with its values changed, language by language. */
export function mapValues(
  entry: SavedEntry,
  change: (values: Values, locale: Locale | undefined) => Values,
): SavedEntry {
  if ('values' in entry) return { ...entry, values: change(entry.values, undefined) };
  const texts = Object.entries(entry.texts).map(([locale, values]) => [
    locale,
    change(values, locale as Locale),
  ]);
  return { ...entry, texts: Object.fromEntries(texts) };
}
