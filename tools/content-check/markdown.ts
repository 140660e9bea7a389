import { type MdastNode, markdownToMdast } from 'satteri';

export type BodyNode = {
  node: MdastNode;
  /** Where the node stands in the file. */
  line: number;
  start: number;
  end: number;
};

/** The markdown below the front matter: every node of its tree, in reading order. */
export type Body = { source: string; offset: number; nodes: BodyNode[] };

/** A link or picture with the address that it leads to, also when that stands in a definition. */
export type BodyLink = { kind: 'link' | 'picture'; url: string; alt: string; line: number };

function* descendants(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) {
    for (const child of node.children) yield* descendants(child);
  }
}

/** Reads markdown as the build does. `offset` characters and `lines` lines of the file come before. */
export function parseBody(source: string, offset: number, lines: number): Body {
  const nodes = [...descendants(markdownToMdast(source))].flatMap((node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const place = { line: start.line + lines, start: start.offset + offset };
    return [{ node, ...place, end: end.offset + offset }];
  });
  return { source, offset, nodes };
}

/** The links and pictures of a body. */
export function bodyLinks({ nodes }: Body): BodyLink[] {
  const definitions = new Map(
    nodes.flatMap(({ node }) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  return nodes.flatMap(({ node, line }): BodyLink[] => {
    if (node.type === 'link') return [{ kind: 'link', url: node.url, alt: '', line }];
    if (node.type === 'image') {
      return [{ kind: 'picture', url: node.url, alt: node.alt ?? '', line }];
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return [];
    const url = definitions.get(node.identifier) ?? '';
    return node.type === 'linkReference'
      ? [{ kind: 'link', url, alt: '', line }]
      : [{ kind: 'picture', url, alt: node.alt ?? '', line }];
  });
}
