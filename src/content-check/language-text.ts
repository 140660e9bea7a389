import type { Scalar } from 'yaml';
import { isLocale, type Locale } from '../i18n/locales.ts';
import type { BodyNode } from './body.ts';
import type { Content, SourceFile, TextFile } from './content.ts';
import { isImageName } from './layout.ts';
import type { Problem } from './problem.ts';
import type { Place } from './yaml.ts';

/** A piece of a file in one language. */
export interface LanguageText {
  field: Problem['field'];
  /** Its offset in the file. */
  start: number;
  /** As long as in the file: what is no language, such as code and addresses, is blanked out. */
  text: string;
  /** Whether an apostrophe is written '' here. */
  doubled: boolean;
  /** Undefined where nothing tells it. */
  language: Locale | undefined;
}

interface FileTexts {
  file: SourceFile;
  texts: LanguageText[];
}

/**
 * What each file has in a language: a document's text in it, and the values named `uz` at any depth of
 * records and of what a document's languages share.
 */
export function textsIn(content: Content, language: Locale): FileTexts[] {
  return textsOf(content, (one) => one === language);
}

/** What each file has as text, in whatever language. */
export function everyText(content: Content): FileTexts[] {
  return textsOf(content, () => true);
}

type IsWanted = (language: Locale | undefined) => boolean;

function textsOf({ documents, records }: Content, isWanted: IsWanted): FileTexts[] {
  const texts = documents.flatMap((entry) => entry.texts.filter(({ locale }) => isWanted(locale)));
  const shared = documents.flatMap(({ data }) => data ?? []);
  const found: FileTexts[] = [
    ...texts.map((file) => ({
      file,
      texts: [...fieldTexts(file, () => file.locale), bodyText(file)],
    })),
    ...[...shared, ...records].map((file) => ({
      file,
      texts: fieldTexts(file, ({ path }) => path.find(isLocale), isWanted),
    })),
  ];
  return [...Map.groupBy(found, ({ file }) => file.path).values()].map(mergeTexts);
}

/** Parts of one file: a document's Uzbek file has its text and what all languages share. */
function mergeTexts(parts: readonly FileTexts[]): FileTexts {
  const texts = parts.flatMap((part) => part.texts);
  return { file: (parts[0] as FileTexts).file, texts: texts.sort((a, b) => a.start - b.start) };
}

function fieldTexts(
  { source, fields }: SourceFile,
  languageOf: (place: Place) => Locale | undefined,
  isWanted: IsWanted = () => true,
): LanguageText[] {
  return (fields?.places ?? []).flatMap((place) => {
    const { path, scalar } = place;
    const language = languageOf(place);
    if (!scalar?.range || !isWanted(language)) return [];
    const [start, end] = scalar.range;
    const quotes = scalar.type?.startsWith('QUOTE') ? 1 : 0;
    const written = source.slice(start + quotes, end - quotes);
    const text = notWords(scalar).reduce((left, pattern) => left.replace(pattern, blank), written);
    const doubled = scalar.type === 'QUOTE_SINGLE';
    return { field: path, start: start + quotes, text, doubled, language };
  });
}

/** What is no language in a value: one that is the name of a file has none at all. */
function notWords({ type, value }: Scalar): RegExp[] {
  const text = String(value);
  if (isImageName(text) || text.startsWith('/')) return [/.+/s];
  return type === 'QUOTE_DOUBLE' ? [address, /\\./gs] : [address];
}

const address = /(?:https?:\/\/|www\.|mailto:)\S+|\S+@\S+/g;
const blank = (text: string) => '\0'.repeat(text.length);

interface Span {
  start: number;
  end: number;
}

function bodyText({ source, locale, body: { start, nodes } }: TextFile): LanguageText {
  const spans = nodes.flatMap((node) => notLanguage(node, source));
  const text = spans.reduce(
    (left, span) =>
      left.slice(0, span.start) + blank(left.slice(span.start, span.end)) + left.slice(span.end),
    source,
  );
  return { field: 'body', start, text: text.slice(start), doubled: false, language: locale };
}

function notLanguage({ node, start, end }: BodyNode, source: string): Span[] {
  switch (node.type) {
    case 'code':
    case 'html':
      return [{ start, end }];
    case 'inlineCode':
      return isCode(source, start) ? [{ start, end }] : [];
    case 'definition':
      return [{ start: source.indexOf(']:', start), end }];
    case 'link':
    case 'image':
      return [{ start: Math.max(start, source.slice(0, end).lastIndexOf('](')), end }];
    default:
      return [];
  }
}

/** Two ` within words, as in o`qish va o`zbek, are code to Markdown but apostrophes to the author. */
function isCode(source: string, start: number): boolean {
  return !/\p{L}/u.test(source[start - 1] ?? '');
}
