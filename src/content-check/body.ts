import type { MdastNode } from 'satteri';

/** A node of a Markdown tree and its position in the text. */
export interface BodyNode {
  node: MdastNode;
  /** From 1. */
  line: number;
  start: number;
  end: number;
}

/** The text of a file below the front matter. */
export interface Body {
  text: string;
  /** All nodes of its tree, in reading order. */
  nodes: BodyNode[];
}

/** All nodes of a tree that have a position in the text, in reading order. */
export function nodesOf(tree: MdastNode): BodyNode[] {
  const { start, end } = tree.position ?? {};
  const inner = 'children' in tree ? tree.children.flatMap(nodesOf) : [];
  if (start?.offset === undefined || end?.offset === undefined) return inner;
  return [{ node: tree, line: start.line, start: start.offset, end: end.offset }, ...inner];
}

/** The line number at an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The links of a body with their addresses, including those in link definitions. */
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
