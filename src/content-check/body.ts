import type { MdastNode } from 'satteri';

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
