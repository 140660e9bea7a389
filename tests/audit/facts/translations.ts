import { linksIn } from '../../../src/content-check/body.ts';
import type { Content, RecordEntry, TextFile } from '../../../src/content-check/content.ts';
import type { Path } from '../../../src/content-check/problem.ts';
import { fieldName } from '../../../src/content-check/report.ts';
import { textsIn } from '../../../src/content-check/yaml.ts';
import { isLocale, type Locale, locales } from '../../../src/i18n/locales.ts';

/** A text of an author in the languages that it is written in. */
export interface TranslatedText {
  /** `src/content/news/1-open-day: title`, or `…: section 2` for the text below the second heading. */
  place: string;
  texts: Partial<Record<Locale, string>>;
}

/** What an entry’s texts consist of, in the languages that it is written in. */
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
export function translatedTexts({ documents, records }: Content): TranslatedText[] {
  const pieces = [
    ...documents.flatMap(({ name, texts }) =>
      texts.flatMap((text) => [...fieldPieces(name, text), ...sectionPieces(name, text)]),
    ),
    ...records.flatMap(recordPieces),
  ];
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

const fieldPieces = (name: string, { locale, fields }: TextFile): Piece[] =>
  textsIn(fields).map(({ path, text }) => ({
    place: `${name}: ${englishName(path)}`,
    locale,
    text,
  }));

function sectionPieces(name: string, { locale, body }: TextFile): Piece[] {
  let headings = 0;
  return body.nodes.flatMap(({ node }) => {
    if (node.type === 'heading') headings += 1;
    if (!('value' in node) || node.type === 'html') return [];
    return { place: `${name}: section ${headings}`, locale, text: node.value };
  });
}

const recordPieces = ({ name, fields }: RecordEntry): Piece[] =>
  textsIn(fields).flatMap(({ path, text }) => {
    const depth = path.findIndex(isLocale);
    const place = englishName([...path.slice(0, depth), ...path.slice(depth + 1)]);
    return depth < 0 ? [] : { place: `${name}: ${place}`, locale: path[depth] as Locale, text };
  });

/**
 * The parts of every document, which are its fields, headings, list items, rows, pictures and links;
 * and those of every localized value of a record.
 */
export function translatedEntries({ documents, records }: Content): TranslatedEntry[] {
  const ofDocuments = documents.map(({ name, texts }) => ({
    name,
    parts: Object.fromEntries(texts.map((text) => [text.locale, partsOf(text)])),
  }));
  const ofRecords = records.flatMap(localizedValues);
  return [...ofDocuments, ...ofRecords];
}

/** Each localized value of a record, whose parts are the items of a list or the fields of a group. */
function localizedValues({ name, fields }: RecordEntry): TranslatedEntry[] {
  const parts = textsIn(fields).flatMap(({ path }) => {
    const depth = path.findIndex(isLocale);
    const value = `${name}: ${englishName(path.slice(0, depth))}`;
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

function partsOf({ fields, body }: TextFile): string[] {
  const types = body.nodes.map(({ node }) => node.type);
  const counted = ['heading', 'listItem', 'tableRow', 'image'] as const;
  return [
    ...textsIn(fields).map(({ path }) => `field ${englishName(path)}`),
    ...counted.map((type) => `${types.filter((each) => each === type).length} × ${type}`),
    ...linksIn(body).map(({ url }) => `link to ${withoutLanguage(url)}`),
  ];
}

const withoutLanguage = (url: string) => url.replace(/^\/(?:ru|tr|en)(?=[/#]|$)/, '') || '/';
