import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body, BodyNode } from '../../../src/content-check/body.ts';
import { parseBody } from '../../../src/content-check/markdown.ts';

export const root = join(import.meta.dirname, '../../..');
export const read = (path: string) => readFileSync(join(root, path), 'utf8');
export const parsed = (path: string) => parseBody(read(path), 'md') as Body;

const headings = ({ nodes, text }: Body) =>
  nodes.flatMap(({ node, start, end }) =>
    node.type === 'heading'
      ? [{ depth: node.depth, text: text.slice(start, end).replace(/^#+ /, '') }]
      : [],
  );

export const inlineCode = ({ nodes }: Body) =>
  nodes.flatMap(({ node }) => (node.type === 'inlineCode' ? [node.value] : []));

/** The outline of a guide: the depths of its headings and the names of its pictures, in order. */
export const outline = ({ nodes }: Body, locale: string): (number | string)[] =>
  nodes.flatMap(({ node }) => {
    if (node.type === 'heading') return node.depth;
    return node.type === 'image' ? node.url.replace(`pictures/${locale}-`, '') : [];
  });

/** The ids that GitHub gives the headings of a file. */
export const anchors = (path: string) =>
  headings(parsed(path)).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );

/** The parts of a guide below headings of the second level, each with what it prints in bold. */
export function parts({ nodes, text }: Body): { heading: string; terms: string[] }[] {
  const all: { heading: string; terms: string[] }[] = [];
  for (const each of nodes) {
    const { node } = each;
    if (node.type === 'heading' && node.depth <= 2)
      all.push({ heading: source(each, text), terms: [] });
    if (node.type === 'strong') all.at(-1)?.terms.push(term(source(each, text)));
  }
  return all;
}

const source = ({ start, end }: BodyNode, text: string) => text.slice(start, end);
const term = (bold: string) => bold.slice(2, -2).replace(/^[«“](.*)[»”]$/, '$1');
