import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import type { Body, BodyNode } from './body.ts';
import type { Message } from './message.ts';
import type { Problem } from './problem.ts';

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
