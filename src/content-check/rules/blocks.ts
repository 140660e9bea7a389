import { blocks as blocksByType } from '../../content-types/pages/blocks.ts';
import type { BodyNode } from '../body.ts';
import type { Entry } from '../content.ts';
import type { Message } from '../message.ts';
import { didYouMean, type Finding, quoted } from '../problem.ts';

/** The components allowed in `page.mdx` and their attributes, by content type. */
type Blocks = Readonly<Record<string, Known>>;
type Known = Readonly<Record<string, { attributes: readonly string[] }>>;
type Found = Pick<Finding, 'read' | 'messages'>;

/** `page.mdx` contains only blocks of its type, with valid attributes. */
export function blocks({ type, page }: Entry, _: unknown, known: Blocks = blocksByType): Finding[] {
  if (!page) return [];
  return page.body.nodes.flatMap(({ node, line }) =>
    foundIn(node, known[type] ?? {}).map((found) => ({
      file: page.file,
      bodyLine: line,
      ...found,
    })),
  );
}

function foundIn(node: BodyNode['node'], known: Known): Found[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [{ read: quoted(node.value), messages: [{ key: 'block.import' }] }];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [{ read: quoted(`{${node.value}}`), messages: [{ key: 'block.braces' }] }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return blockFound(node, known);
    case 'yaml':
    case 'text':
    case 'image':
    case 'thematicBreak': {
      const read = 'value' in node ? { read: quoted(node.value) } : {};
      return [{ ...read, messages: [{ key: 'block.text' }] }];
    }
    default:
      return [];
  }
}

interface Element {
  /** Null for `<>`. */
  name: string | null;
  attributes: readonly ({ value?: unknown } & ({ name: string } | { type: string }))[];
}

function blockFound({ name, attributes }: Element, known: Known): Found[] {
  const block = name !== null && Object.hasOwn(known, name) ? known[name] : undefined;
  if (block) return attributes.flatMap((attribute) => attributeFound(`${name}`, block, attribute));
  const names = Object.keys(known);
  const unknown: Message = { key: 'block.unknown', name: name ?? '', blocks: names.join(', ') };
  return [{ messages: [unknown, ...didYouMean(name ?? '', names)] }];
}

function attributeFound(
  block: string,
  { attributes }: Known[string],
  attribute: Element['attributes'][number],
): Found[] {
  if (!('name' in attribute)) {
    return [{ messages: [{ key: 'block.spread', block }] }];
  }
  const { name, value } = attribute;
  if (!attributes.includes(name)) {
    const choice: Message =
      attributes.length === 0
        ? { key: 'block.noAttributes' }
        : { key: 'block.attributes', attributes: attributes.join(', ') };
    const unknown: Message = { key: 'block.attribute', block, name };
    return [{ messages: [unknown, ...didYouMean(name, attributes), choice] }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return [{ messages: [{ key: 'block.value', block, name }] }];
}
