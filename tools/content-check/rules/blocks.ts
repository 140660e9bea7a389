import { blocks as blocksByType } from '../../../src/collections/pages/blocks.ts';
import type { Content } from '../content.ts';
import type { BodyNode } from '../markdown.ts';
import { didYouMean, type Problem, quoted } from '../problem.ts';

/** The components that `page.mdx` may use and the attributes they take, by content type. */
type Blocks = Readonly<Record<string, Known>>;
type Known = Readonly<Record<string, { attributes: readonly string[] }>>;
type Finding = Pick<Problem, 'read' | 'message'>;

/** `page.mdx` uses its type's blocks with the attributes they take, and contains nothing else. */
export function blocks({ documents }: Content, known: Blocks = blocksByType): Problem[] {
  return documents.flatMap(({ type, page }) =>
    page
      ? page.body.nodes.flatMap(({ node, line }) =>
          findings(node, known[type] ?? {}).map((found) => ({ file: page.name, line, ...found })),
        )
      : [],
  );
}

function findings(node: BodyNode['node'], known: Known): Finding[] {
  switch (node.type) {
    case 'mdxjsEsm': {
      const message =
        'a line that starts with “import” or “export” is code, and pages contain none. Remove it: blocks need no import.';
      return [{ read: quoted(node.value), message }];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const message = 'what stands in { } is code, and pages contain none. Remove it.';
      return [{ read: quoted(`{${node.value}}`), message }];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return blockFindings(node, known);
    case 'yaml':
    case 'text':
    case 'image':
    case 'thematicBreak': {
      const message =
        'page.mdx contains blocks only. Move the text to uz.md, ru.md and so on: <Text /> shows it.';
      return [{ ...('value' in node && { read: quoted(node.value) }), message }];
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

function blockFindings({ name, attributes }: Element, known: Known): Finding[] {
  const block = name !== null && Object.hasOwn(known, name) ? known[name] : undefined;
  if (block)
    return attributes.flatMap((attribute) => attributeFinding(`${name}`, block, attribute));
  const names = Object.keys(known);
  const hint = didYouMean(name ?? '', names);
  const message = `<${name ?? ''}> is not a block: choose from ${names.join(', ')}.${hint}`;
  return [{ message }];
}

function attributeFinding(
  block: string,
  { attributes }: Known[string],
  attribute: Element['attributes'][number],
): Finding[] {
  if (!('name' in attribute)) {
    const message = `attributes in { } are code, and pages contain none. Write each as <${block} name="value" />.`;
    return [{ message }];
  }
  const { name, value } = attribute;
  if (!attributes.includes(name)) {
    const choice =
      attributes.length === 0
        ? 'It takes none: remove it.'
        : `Its attributes are: ${attributes.join(', ')}.`;
    const hint = didYouMean(name, attributes);
    return [{ message: `<${block}> has no attribute “${name}”.${hint} ${choice}` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const message = `the value of “${name}” in <${block}> is code, and pages contain none. Write it in quotes: ${name}="…".`;
  return [{ message }];
}
