import type { BodyNode } from '../body.ts';
import { bodyFiles, type Content, sourceFiles } from '../content.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';
import { textsIn } from '../yaml.ts';

type Finding = Pick<Problem, 'read' | 'messages'> & { line: number };

/** A body is plain Markdown, with headings below the page title, and none of its signs shows. */
export function body(content: Content): Problem[] {
  return bodyFiles(content).flatMap(({ name, source, body: { nodes } }) =>
    nodes
      .flatMap((node) => findings(node, source))
      .map((found) => ({ file: name, field: 'body', ...found })),
  );
}

/** Fields are plain text: signs of Markdown and of HTML would be shown as they are. */
export function plainFields(content: Content): Problem[] {
  return sourceFiles(content).flatMap(({ name, fields }) =>
    textsIn(fields).flatMap(({ path, line, text }) =>
      notPlain
        .filter(([pattern]) => pattern.test(text))
        .map(([, message]) => {
          return { file: name, field: path, line, read: quoted(text), messages: [message] };
        }),
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

function findings({ node, line, start, end }: BodyNode, source: string): Finding[] {
  switch (node.type) {
    case 'html':
      return [{ line, read: quoted(node.value), messages: [htmlMessage(node.value)] }];
    case 'heading':
      return node.depth === 1 ? [{ line, messages: [{ key: 'body.heading' }] }] : [];
    case 'table':
      return rowFindings(node.children, source);
    case 'text':
      return visibleSigns(source, start, end, line);
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

/** What readers would see of Markdown that isn't read as such. Only the first of a kind is reported. */
const signs: [pattern: RegExp, message: Message][] = [
  [/^[ \t]*(?:#{2,6}[^\s#]|#{1,6}[\u00A0\u202F]).*/m, { key: 'body.headingSpace' }],
  [/^[ \t]*[-*+][\u00A0\u202F].*/m, { key: 'body.listSpace' }],
  [/(?<!\\)\*\*.*/, { key: 'body.bold' }],
  [/\[[^\]\n]*\]\s+\((?:\/|#|https?:|www\.|mailto:|tel:).*/, { key: 'body.brokenLink' }],
  [/[^\n]{0,20}\]\(.*/, { key: 'body.brokenLink' }],
  [/^[ \t]*\|.*\|[ \t\r]*$/m, { key: 'body.tableHead' }],
];

function visibleSigns(source: string, start: number, end: number, line: number): Finding[] {
  const text = source.slice(start, end);
  // The patterns take long, and most texts have none of their characters.
  if (!/[#*\]|\u00A0\u202F]/.test(text)) return [];
  return signs.flatMap(([pattern, message]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const lines = text.slice(0, found.index).split('\n').length - 1;
    return [{ line: line + lines, read: quoted(found[0].trim()), messages: [message] }];
  });
}

type Rows = Extract<BodyNode['node'], { type: 'table' }>['children'];

/** Every row of a table has as many cells as its head: what a row has in addition isn't shown. */
function rowFindings([head, ...rows]: Rows, source: string): Finding[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap(({ children, position }): Finding[] => {
    const { start, end } = position ?? {};
    if (children.length === columns || !start || !end) return [];
    const text = source.slice(start.offset, end.offset);
    const message: Message = text.includes('|')
      ? { key: 'body.cells', cells: children.length, columns }
      : { key: 'body.afterTable' };
    return [{ line: start.line, read: quoted(text), messages: [message] }];
  });
}
