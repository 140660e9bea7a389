import { markdownToMdast, mdxToMdast } from 'satteri';
import { type Body, nodesOf } from './body.ts';
import type { Message } from './message.ts';
import type { Finding } from './problem.ts';

/** Parses Markdown or MDX with the parser that the build uses. */
export function parseBody(text: string, format: 'md' | 'mdx'): Body | Omit<Finding, 'file'> {
  try {
    return { text, nodes: nodesOf(format === 'mdx' ? mdxToMdast(text) : markdownToMdast(text)) };
  } catch (error) {
    const [, line, reason] = /^(\d+):\d+: (.*)/s.exec((error as Error).message) ?? [];
    if (format === 'md' || reason === undefined) throw error;
    return { field: 'body', bodyLine: Number(line), messages: [mdxMessage(reason)] };
  }
}

/** The message for invalid MDX, from the parser's reason. */
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
