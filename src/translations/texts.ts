import { parse } from 'yaml';
import { isDocumentType } from '../content-check/layout.ts';
import { yamlOf } from '../content-types/document-file.ts';
import { documents } from '../content-types/registry.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { Translations } from '../i18n/localize.ts';

/** The texts of a file. */
export interface FileTexts {
  /** Whether it has its own title, as a document's text does. */
  isText: boolean;
  /** The languages of each value that has its own translations. */
  localized: Locale[][];
  title: string | Translations | undefined;
  date: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Reads the texts of a file. A file that can't be parsed has none; the content check reports it. */
export function readTexts(path: string, source: string): FileTexts {
  const values = readValues(source);
  const fields = path.endsWith('.md') ? textFields(path) : [];
  const shared = Object.entries(values).filter(([name]) => !fields.includes(name));
  const localized = shared.flatMap(([, value]) => [...localizedValues(value)]);
  const title = [values['title'], values['name'], localized[0]].find(isTitle);
  return {
    isText: fields.includes('title') && 'title' in values,
    localized: localized.map((translations) => Object.keys(translations) as Locale[]),
    title: typeof title === 'object' ? firstTexts(title) : title,
    date: typeof values['date'] === 'string' ? values['date'] : undefined,
  };
}

/**
 * An entry's text in Uzbek, from the file that has it, in lines: for a document, its own fields and its body;
 * and of values that have their own translations, the Uzbek ones.
 */
export function uzbekText(path: string, source: string): string {
  const values = readValues(source);
  const fields = path.endsWith('.md') ? textFields(path) : [];
  const own = fields.map((field) => values[field]);
  const others = Object.entries(values).flatMap(([field, value]) =>
    fields.includes(field) ? [] : [...localizedValues(value)].map(({ uz }) => uz),
  );
  const body = path.endsWith('.md') ? source.split(/^---$/m).slice(2).join('---') : '';
  return [...strings([own, others]), body.trim()].join('\n').trim();
}

/** The texts in a value, at any depth. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.trim();
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* strings(part);
  }
}

function readValues(source: string): Values {
  try {
    const values: unknown = parse(yamlOf(source), { logLevel: 'silent' });
    return isGroup(values) ? values : {};
  } catch {
    return {};
  }
}

function textFields(path: string): string[] {
  const [type = ''] = path.split('/');
  return isDocumentType(type) ? Object.keys(documents[type].text().shape) : [];
}

/** Values that are translations, at any depth: `{ uz, ru, tr, en }` or some of these. */
function* localizedValues(value: unknown): Generator<Translations<unknown>> {
  if (isTranslations(value)) yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* localizedValues(part);
  }
}

const isTitle = (value: unknown) => typeof value === 'string' || isTranslations(value);

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isTranslations(value: unknown): value is Translations<unknown> {
  if (!isGroup(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every(isLocale);
}

/** For a list in several languages, its first item. */
const firstTexts = (title: Translations<unknown>): Translations =>
  Object.fromEntries(
    Object.entries(title).map(([locale, value]) => [locale, String([value].flat()[0] ?? '')]),
  );
