import { linksIn } from '../../../src/content-check/body.ts';
import {
  type Content,
  type Entry,
  isDocument,
  type TextPart,
} from '../../../src/content-check/content.ts';
import type { Path } from '../../../src/content-check/problem.ts';
import { fieldName } from '../../../src/content-check/report.ts';
import { stringsIn } from '../../../src/content-check/yaml.ts';
import { isLocale, type Locale, locales } from '../../../src/i18n/locales.ts';

/** A text of an author in the languages that it is written in. */
export interface TranslatedText {
  /** `src/content/news/1-open-day: title`, or `…: section 2` for the text below the second heading. */
  place: string;
  texts: Partial<Record<Locale, string>>;
}

/** An entry’s texts in parts, in each language that it is written in. */
export interface TranslatedEntry {
  name: string;
  parts: Partial<Record<Locale, string[]>>;
}

interface Piece {
  place: string;
  locale: Locale;
  text: string;
}

const englishName = (path: Path) => fieldName(path, 'en');

/** Every field of documents and records, and every section of documents, without markup. */
export function translatedTexts({ entries }: Content): TranslatedText[] {
  const pieces = entries.flatMap((entry) =>
    isDocument(entry)
      ? entry.texts.flatMap((text) => [
          ...fieldPieces(entry.file, text),
          ...sectionPieces(entry.file, text),
        ])
      : recordPieces(entry),
  );
  return [...Map.groupBy(pieces, ({ place }) => place)].map(([place, found]) => ({
    place,
    texts: Object.fromEntries(
      locales.flatMap((locale) => {
        const own = found.filter((piece) => piece.locale === locale);
        return own.length > 0 ? [[locale, own.map(({ text }) => text).join('\n')]] : [];
      }),
    ),
  }));
}

const fieldPieces = (name: string, { locale, values }: TextPart): Piece[] =>
  stringsIn(values).map(({ path, text }) => ({
    place: `${name}: ${englishName(path)}`,
    locale,
    text,
  }));

function sectionPieces(name: string, { locale, body }: TextPart): Piece[] {
  let headings = 0;
  return body.nodes.flatMap(({ node }) => {
    if (node.type === 'heading') headings += 1;
    if (!('value' in node) || node.type === 'html') return [];
    return { place: `${name}: section ${headings}`, locale, text: node.value };
  });
}

const recordPieces = ({ file, data }: Entry): Piece[] =>
  stringsIn(data?.values).flatMap(({ path, text }) => {
    const depth = path.findIndex(isLocale);
    const place = englishName([...path.slice(0, depth), ...path.slice(depth + 1)]);
    return depth < 0 ? [] : { place: `${file}: ${place}`, locale: path[depth] as Locale, text };
  });

/**
 * The parts of every document, which are its fields, headings, list items, rows, pictures and links;
 * and those of every localized value of a record.
 */
export function translatedEntries({ entries }: Content): TranslatedEntry[] {
  return entries.flatMap((entry) => {
    if (!isDocument(entry)) return localizedValues(entry);
    const parts = entry.texts.map((text) => [text.locale, partsOf(text)]);
    return { name: entry.file, parts: Object.fromEntries(parts) };
  });
}

/** Each localized value of a record, whose parts are the items of a list or the fields of a group. */
function localizedValues({ file, data }: Entry): TranslatedEntry[] {
  const parts = stringsIn(data?.values).flatMap(({ path }) => {
    const depth = path.findIndex(isLocale);
    const value = `${file}: ${englishName(path.slice(0, depth))}`;
    const part = englishName(['', ...path.slice(depth + 1)]);
    return depth < 0 ? [] : { value, locale: path[depth] as Locale, part };
  });
  return [...Map.groupBy(parts, ({ value }) => value)].map(([value, own]) => ({
    name: value,
    parts: Object.fromEntries(
      [...Map.groupBy(own, ({ locale }) => locale)].map(([locale, ofLocale]) => [
        locale,
        ofLocale.map(({ part }) => part),
      ]),
    ),
  }));
}

function partsOf({ values, body }: TextPart): string[] {
  const types = body.nodes.map(({ node }) => node.type);
  const counted = ['heading', 'listItem', 'tableRow', 'image'] as const;
  return [
    ...stringsIn(values).map(({ path }) => `field ${englishName(path)}`),
    ...counted.map((type) => `${types.filter((each) => each === type).length} × ${type}`),
    ...linksIn(body).map(({ url }) => `link to ${withoutLanguage(url)}`),
  ];
}

const withoutLanguage = (url: string) => url.replace(/^\/(?:ru|tr|en)(?=[/#]|$)/, '') || '/';
