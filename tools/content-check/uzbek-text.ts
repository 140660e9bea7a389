import { type Content, type SourceFile, type TextFile, textFiles } from './content.ts';
import type { Body, BodyNode } from './markdown.ts';
import { fieldName } from './problem.ts';
import type { YamlPlace } from './yaml-places.ts';

/**
 * A piece of a file in Uzbek. `text` is as long as its source; what is no Uzbek in it, as code and
 * addresses, is blanked out. `doubled`: an apostrophe is written '' here.
 */
export type UzbekText = { field: string; start: number; text: string; doubled: boolean };

type Span = { start: number; end: number };

const address = /(?:https?:\/\/|www\.|mailto:)\S+|\S+@\S+/g;
const blank = (text: string) => '\0'.repeat(text.length);

function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end),
    text,
  );
}

function fieldText(source: string, { path, start, end }: YamlPlace): UzbekText {
  const written = source.slice(start, end);
  const quote = /^\s*(['"])/.exec(written);
  const opening = quote?.[0].length ?? 0;
  const inner = written.slice(opening, quote ? written.lastIndexOf(quote[1] ?? '') : undefined);
  return {
    field: fieldName(path),
    start: start + opening,
    text: inner.replace(address, blank),
    doubled: quote?.[1] === "'",
  };
}

function fieldTexts({ source, fields }: SourceFile, isUzbek: (place: YamlPlace) => boolean) {
  const places = fields?.places ?? [];
  return places
    .filter((place) => place.scalar && isUzbek(place))
    .map((place) => fieldText(source, place));
}

/** Two ` in words, as in o`qish va o`zbek, are code to markdown but apostrophes to the author. */
function isCode(source: string, start: number): boolean {
  return !/\p{L}/u.test(source[start - 1] ?? '');
}

function notUzbek({ node, start, end }: BodyNode, source: string): Span[] {
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

function bodyText({ source, offset, nodes }: Body): UzbekText {
  const spans = nodes.flatMap(({ node, line, start, end }) =>
    notUzbek({ node, line, start: start - offset, end: end - offset }, source),
  );
  return { field: 'body', start: offset, text: blanked(source, spans), doubled: false };
}

function textsOf(file: TextFile): UzbekText[] {
  return [...fieldTexts(file, () => true), bodyText(file.body)];
}

/** The Uzbek of each file: all of `uz.md`, and the `uz` values of the others, at any depth. */
export function uzbekTexts(content: Content): { file: SourceFile; texts: UzbekText[] }[] {
  const bodies = textFiles(content).filter(({ locale }) => locale === 'uz');
  const shared = content.documents.flatMap(({ data }) => data ?? []);
  return [
    ...bodies.map((file) => ({ file, texts: textsOf(file) })),
    ...[...shared, ...content.records].map((file) => ({
      file,
      texts: fieldTexts(file, ({ path }) => path.includes('uz')),
    })),
  ];
}
