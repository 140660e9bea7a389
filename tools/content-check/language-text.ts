import type { Locale } from '../../src/i18n/locales.ts';
import type { BodyNode } from './body.ts';
import type { BodyFile, Content, SourceFile } from './content.ts';
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
}

interface FileTexts {
  file: SourceFile;
  texts: LanguageText[];
}

/**
 * What each file has in a language: a document's text in it, and the values named `uz` at any depth of
 * records and of what a document's languages share.
 */
export function textsIn({ documents, records }: Content, language: Locale): FileTexts[] {
  const texts = documents.flatMap((entry) =>
    entry.texts.filter(({ locale }) => locale === language),
  );
  const shared = documents.flatMap(({ data }) => data ?? []);
  const found: FileTexts[] = [
    ...texts.map((file) => ({ file, texts: [...fieldTexts(file), bodyText(file)] })),
    ...[...shared, ...records].map((file) => ({
      file,
      texts: fieldTexts(file, ({ path }) => path.includes(language)),
    })),
  ];
  return [...Map.groupBy(found, ({ file }) => file.path).values()].map(mergeTexts);
}

/** Parts of one file: a document's Uzbek file has its text and what all languages share. */
function mergeTexts(parts: readonly FileTexts[]): FileTexts {
  const texts = parts.flatMap((part) => part.texts);
  return { file: (parts[0] as FileTexts).file, texts: texts.sort((a, b) => a.start - b.start) };
}

function fieldTexts({ source, fields }: SourceFile, isWanted = (_: Place) => true): LanguageText[] {
  return (fields?.places ?? []).filter(isWanted).flatMap(({ path, scalar }) => {
    if (!scalar?.range) return [];
    const [start, end] = scalar.range;
    const quotes = scalar.type?.startsWith('QUOTE') ? 1 : 0;
    const text = source.slice(start + quotes, end - quotes).replace(address, blank);
    const doubled = scalar.type === 'QUOTE_SINGLE';
    return { field: path, start: start + quotes, text, doubled };
  });
}

const address = /(?:https?:\/\/|www\.|mailto:)\S+|\S+@\S+/g;
const blank = (text: string) => '\0'.repeat(text.length);

interface Span {
  start: number;
  end: number;
}

function bodyText({ source, body: { start, nodes } }: BodyFile): LanguageText {
  const spans = nodes.flatMap((node) => notLanguage(node, source));
  const text = spans.reduce(
    (left, span) =>
      left.slice(0, span.start) + blank(left.slice(span.start, span.end)) + left.slice(span.end),
    source,
  );
  return { field: 'body', start, text: text.slice(start), doubled: false };
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
