import { isLocale, type Locale } from '../i18n/locales.ts';
import { type BodyNode, lineAt } from './body.ts';
import type { Entry, Part, TextPart } from './content.ts';
import { isImageName } from './layout.ts';
import type { Finding, Path } from './problem.ts';
import { stringsIn } from './yaml.ts';

/** A value or a body. */
export interface Text {
  part: Part;
  field: Path | 'body';
  text: string;
  /** As long as the text, with everything but language, such as code and addresses, blanked out. */
  words: string;
  /** Undefined if unknown. */
  language: Locale | undefined;
}

/**
 * All texts of an entry: the values and body in each language, and the shared values (of a record, all
 * values), whose language is the key above them.
 */
export function textsOf({ data, texts }: Entry): Text[] {
  const shared = data ? valuesOf(data, (path) => path.find(isLocale)) : [];
  return [
    ...shared,
    ...texts.flatMap((text) => [...valuesOf(text, () => text.locale), bodyOf(text)]),
  ];
}

/** The texts of an entry in a language. */
export function textsIn(entry: Entry, language: Locale): Text[] {
  return textsOf(entry).filter((text) => text.language === language);
}

/** The position of an offset in a text. */
export function placeIn({ part, field, text }: Text, offset: number): Omit<Finding, 'messages'> {
  const place = { file: part.file, field };
  return field === 'body' ? { ...place, bodyLine: lineAt(text, offset) } : place;
}

function valuesOf(part: Part, languageOf: (path: Path) => Locale | undefined): Text[] {
  return stringsIn(part.values).map(({ path, text }) => {
    return { part, field: path, text, words: wordsOf(text), language: languageOf(path) };
  });
}

/** The language in a value; file names and paths have none. */
export function wordsOf(text: string): string {
  return isImageName(text) || text.startsWith('/') ? blank(text) : text.replace(address, blank);
}

const address = /(?:https?:\/\/|www\.|mailto:)\S+|\S+@\S+/g;
const blank = (text: string) => '\0'.repeat(text.length);

function bodyOf(part: TextPart): Text {
  const { text, nodes } = part.body;
  const words = nodes
    .flatMap((node) => notLanguage(node, text))
    .reduce(
      (left, { start, end }) =>
        left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end),
      text,
    );
  return { part, field: 'body', text, words, language: part.locale };
}

function notLanguage({ node, start, end }: BodyNode, text: string) {
  switch (node.type) {
    case 'code':
    case 'html':
      return [{ start, end }];
    case 'inlineCode':
      return isCode(text, start) ? [{ start, end }] : [];
    case 'definition':
      return [{ start: text.indexOf(']:', start), end }];
    case 'link':
    case 'image':
      return [{ start: Math.max(start, text.slice(0, end).lastIndexOf('](')), end }];
    default:
      return [];
  }
}

/** Two ` within words, as in o`qish va o`zbek, are code in Markdown but apostrophes to the author. */
function isCode(text: string, start: number): boolean {
  return !/\p{L}/u.test(text[start - 1] ?? '');
}
