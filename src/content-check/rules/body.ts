import { type BodyNode, imagesIn, lineAt } from '../body.ts';
import { bodiesOf, type Entry, partsOf } from '../content.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import { stringsIn } from '../yaml.ts';

type Found = Pick<Finding, 'read' | 'messages' | 'bodyLine'>;

/**
 * A body is plain Markdown, its headings are below the page title, and no Markdown signs are shown as text.
 */
export function body(entry: Entry): Finding[] {
  return bodiesOf(entry).flatMap(({ file, body: { text, nodes } }) =>
    nodes
      .flatMap((node) => foundIn(node, text))
      .map((found) => ({ file, field: 'body', ...found })),
  );
}

/** Every image in a body has a description. */
export function imageDescriptions(entry: Entry): Finding[] {
  return bodiesOf(entry).flatMap(({ file, body: read }) =>
    imagesIn(read)
      .filter(({ alt }) => alt.trim() === '')
      .map(({ url, line }) => ({
        file,
        field: 'body' as const,
        bodyLine: line,
        read: quoted(url),
        messages: [{ key: 'image.description' }],
      })),
  );
}

/** Fields are plain text: Markdown or HTML would be shown as it is. */
export function plainFields(entry: Entry): Finding[] {
  return partsOf(entry).flatMap(({ file, values }) =>
    stringsIn(values).flatMap(({ path, text }) =>
      notPlain
        .filter(([pattern]) => pattern.test(text))
        .map(([, message]) => ({ file, field: path, read: quoted(text), messages: [message] })),
    ),
  );
}

const notPlain: [pattern: RegExp, message: Message][] = [
  [/\*\*\S|\[[^\]]+\]\(/, { key: 'field.markdown' }],
  [
    /&(?:#39|#82\d\d|amp|apos|bull|copy|deg|gt|hellip|[lr](?:a|d|s)quo|lt|[mn]dash|middot|nbsp|quot|times);/,
    { key: 'field.reference' },
  ],
];

function foundIn({ node, line, start, end }: BodyNode, text: string): Found[] {
  switch (node.type) {
    case 'html':
      return [{ bodyLine: line, read: quoted(node.value), messages: [htmlMessage(node.value)] }];
    case 'heading':
      return node.depth === 1 ? [{ bodyLine: line, messages: [{ key: 'body.heading' }] }] : [];
    case 'table':
      return rowsFound(node.children, text);
    case 'text':
      return visibleSigns(text.slice(start, end), line);
    default:
      return [];
  }
}

function htmlMessage(html: string): Message {
  if (/^<\/?(?:b|strong)\b/i.test(html)) return { key: 'body.htmlBold' };
  if (/^<\/?(?:i|em)\b/i.test(html)) return { key: 'body.htmlItalic' };
  if (/^<\/?(?:br|p|div)\b/i.test(html)) return { key: 'body.htmlBreak' };
  return /^<\/?(?:script|iframe|style|embed|object)\b/i.test(html)
    ? { key: 'body.htmlCode' }
    : { key: 'body.html' };
}

/** Markdown signs that readers would see. Only the first of each kind is reported. */
const signs: [pattern: RegExp, message: Message][] = [
  [/^[ \t]*(?:#{2,6}[^\s#]|#{1,6}[\u00A0\u202F]).*/m, { key: 'body.headingSpace' }],
  [/^[ \t]*[-*+][\u00A0\u202F].*/m, { key: 'body.listSpace' }],
  [/(?<!\\)\*\*.*/, { key: 'body.bold' }],
  [/\[[^\]\n]*\]\s+\((?:\/|#|https?:|www\.|mailto:|tel:).*/, { key: 'body.brokenLink' }],
  [/[^\n]{0,20}\]\(.*/, { key: 'body.brokenLink' }],
  [/^[ \t]*\|.*\|[ \t\r]*$/m, { key: 'body.tableHead' }],
];

function visibleSigns(text: string, line: number): Found[] {
  // The patterns are slow, and most texts have none of these characters.
  if (!/[#*\]|\u00A0\u202F]/.test(text)) return [];
  return signs.flatMap(([pattern, message]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const bodyLine = line + lineAt(text, found.index) - 1;
    return [{ bodyLine, read: quoted(found[0].trim()), messages: [message] }];
  });
}

type Rows = Extract<BodyNode['node'], { type: 'table' }>['children'];

/** Every row of a table has as many cells as its head: extra cells aren't shown. */
function rowsFound([head, ...rows]: Rows, text: string): Found[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap(({ children, position }): Found[] => {
    const { start, end } = position ?? {};
    if (children.length === columns || !start || !end) return [];
    const row = text.slice(start.offset, end.offset);
    const message: Message = row.includes('|')
      ? { key: 'body.cells', cells: children.length, columns }
      : { key: 'body.afterTable' };
    return [{ bodyLine: start.line, read: quoted(row), messages: [message] }];
  });
}
