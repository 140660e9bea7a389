import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { MdastNode } from 'satteri';
import { type Body, nodesOf } from '../content-check/body.ts';

/** Parses the Markdown of a form: the build's parser doesn't run in browsers. */
export function parseBody(text: string): Body {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return { text, nodes: nodesOf(tree as MdastNode) };
}
