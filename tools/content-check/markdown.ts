import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import type { Message } from './message.ts';
import type { Problem } from './problem.ts';

/** A node of a Markdown tree, and where it stands in its file. */
export interface BodyNode {
  node: MdastNode;
  line: number;
  start: number;
  end: number;
}

/** What stands in a file below the front matter. */
export interface Body {
  /** The offset of its first character. */
  start: number;
  /** Every node of its tree, in reading order. */
  nodes: BodyNode[];
}

/** Reads the Markdown or MDX from `start` on, with the parser that the build uses. */
export function parseBody(
  source: string,
  start: number,
  format: 'md' | 'mdx',
): Body | Omit<Problem, 'file'> {
  // Spaces in place of the front matter leave offsets and lines as they are in the file.
  const text = source.slice(0, start).replace(/[^\r\n]/g, ' ') + source.slice(start);
  try {
    const tree = format === 'mdx' ? mdxToMdast(text) : markdownToMdast(text);
    return { start, nodes: [...descendants(tree)].flatMap(placed) };
  } catch (error) {
    const [, line, reason] = /^(\d+):\d+: (.*)/s.exec((error as Error).message) ?? [];
    if (format === 'md' || reason === undefined) throw error;
    return { field: 'body', line: Number(line), messages: [mdxMessage(reason)] };
  }
}

/** The links of a body, each with its address, also where that stands in a definition. */
export function linksIn({ nodes }: Body): { url: string; line: number }[] {
  const addressOf = addresses(nodes);
  return nodes.flatMap(({ node, line }) =>
    node.type === 'link' || node.type === 'linkReference' ? { url: addressOf(node), line } : [],
  );
}

/** The images of a body. `alt` is the description, or ''. */
export function imagesIn({ nodes }: Body): { url: string; alt: string; line: number }[] {
  const addressOf = addresses(nodes);
  return nodes.flatMap(({ node, line }) =>
    node.type === 'image' || node.type === 'imageReference'
      ? { url: addressOf(node), alt: node.alt ?? '', line }
      : [],
  );
}

function addresses(nodes: readonly BodyNode[]) {
  const definitions = new Map(
    nodes.flatMap(({ node }) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  return (node: { url: string } | { identifier: string }) =>
    'url' in node ? node.url : (definitions.get(node.identifier) ?? '');
}

function* descendants(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) {
    for (const child of node.children) yield* descendants(child);
  }
}

function placed(node: MdastNode): BodyNode[] {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  return [{ node, line: start.line, start: start.offset, end: end.offset }];
}

/** Says what to do about MDX that can't be read, from the parser's reason. */
function mdxMessage(reason: string): Message {
  const [, opened] = /closing tag for `<(.*?)>`/.exec(reason) ?? [];
  if (opened) return { key: 'mdx.open', tag: opened };
  const [, closing] = /closing tag `<\/(.*?)>`/.exec(reason) ?? [];
  if (closing) return { key: 'mdx.close', tag: closing };
  if (reason.includes('brace')) return { key: 'mdx.brace' };
  if (reason.includes('`<`')) return { key: 'mdx.less' };
  if (reason.includes('comment')) return { key: 'mdx.comment' };
  return { key: 'mdx.other', reason };
}
