import { parse } from 'yaml';
import { isDocumentType } from '../content-check/layout.ts';
import { splitText } from '../content-check/read-file.ts';
import { documents } from '../content-types/registry.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { Translations } from '../i18n/localize.ts';

/** A file as it is or as it was in a commit. */
export interface Version {
  /** Within the content folder: `news/1-open-day/index.ru.md`. */
  path: string;
  source: string;
}

/** A text in one language, as it is now. */
export interface Written {
  path: string;
  /** Its words and, within a file of several languages, its language. */
  key: string;
}

/** What a file says, by languages where it has several. */
export interface FileTexts {
  /** A document's text: its fields and its body. Undefined without a title. */
  text?: Written;
  /** Values with translations of their own, in the order of the file. */
  localized: Partial<Record<Locale, Written>>[];
  title: string | Translations | undefined;
  date: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Reads the texts of a file. What can't be read has none: the content check reports it. */
export function readTexts({ path, source }: Version): FileTexts {
  const { values, body } = readValues(path, source);
  const fields = path.endsWith('.md') ? textFields(path) : [];
  const shared = Object.entries(values).filter(([name]) => !fields.includes(name));
  const localized = shared.flatMap(([, value]) => [...localizedValues(value)]);
  const title = titleIn(values) ?? localized[0];
  const words = wordsOf([...fields.map((name) => values[name]), body]);
  return {
    ...(fields.includes('title') && 'title' in values && { text: { path, key: words } }),
    localized: localized.map((translations) =>
      mapValues(translations, (value, locale) => ({ path, key: `${locale}: ${wordsOf(value)}` })),
    ),
    title: typeof title === 'object' ? mapValues(title, firstText) : title,
    date: typeof values['date'] === 'string' ? values['date'] : undefined,
  };
}

/** The keys of all texts of a file. */
export function keysIn(version: Version): ReadonlySet<string> {
  const known = keys.get(version);
  if (known) return known;
  const { text, localized } = readTexts(version);
  const all = [...(text ? [text] : []), ...localized.flatMap((group) => Object.values(group))];
  const found = new Set(all.map(({ key }) => key));
  keys.set(version, found);
  return found;
}

const keys = new WeakMap<Version, ReadonlySet<string>>();

function readValues(path: string, source: string): { values: Values; body: string } {
  const { yaml, body } = path.endsWith('.md')
    ? (splitText(source) ?? { yaml: '', body: source })
    : { yaml: source, body: '' };
  try {
    const values: unknown = parse(yaml, { logLevel: 'silent' });
    return { values: isGroup(values) ? values : {}, body };
  } catch {
    return { values: {}, body };
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

function titleIn({ title, name }: Values): string | Translations<unknown> | undefined {
  return [title, name].find((value) => typeof value === 'string' || isTranslations(value));
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isTranslations(value: unknown): value is Translations<unknown> {
  if (!isGroup(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every(isLocale);
}

function mapValues<Value>(
  translations: Translations<unknown>,
  map: (value: unknown, locale: string) => Value,
) {
  return Object.fromEntries(
    Object.entries(translations).map(([locale, value]) => [locale, map(value, locale)]),
  ) as Partial<Record<Locale, Value>>;
}

/** A text, or the first of a list. */
const firstText = (value: unknown): string => [...scalars(value)][0] ?? '';

/** Not letters here, whichever sign was typed. */
const apostrophes = /['`´‘’ʻʼ]/gu;

/** A value's letters and digits: a corrected comma, or another line break, makes no other text. */
function wordsOf(value: unknown): string {
  return [...scalars(value)]
    .join(' ')
    .replace(apostrophes, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function* scalars(value: unknown): Generator<string> {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* scalars(part);
  } else if (value !== undefined && value !== null) yield String(value).trim();
}
