import { type PageComponent, pageComponents } from '../../../src/collections/pages/components.ts';
import { bodyFiles, type Content } from '../content.ts';
import type { BodyNode } from '../markdown.ts';
import { didYouMean, type Problem, quoted } from '../problem.ts';
import { htmlMessage } from './body.ts';

type Components = Readonly<Record<string, PageComponent>>;
type Finding = Pick<Problem, 'read' | 'message'>;

/** MDX uses the components for pages with the attributes they take, and contains no other code. */
export function components(content: Content, known: Components = pageComponents): Problem[] {
  return bodyFiles(content).flatMap(({ name, body }) =>
    body.nodes.flatMap(({ node, line }) =>
      findings(node, known).map((found) => ({ file: name, field: 'body', line, ...found })),
    ),
  );
}

function findings(node: BodyNode['node'], known: Components): Finding[] {
  switch (node.type) {
    case 'mdxjsEsm': {
      const message =
        'a line that starts with “import” or “export” is code, and pages contain none. Remove it: components need no import. If it is a sentence, start it with another word.';
      return [{ read: quoted(node.value), message }];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const message =
        'text in { } is code, and pages contain none. Write the text itself, or \\{ to show the brace.';
      return [{ read: quoted(`{${node.value}}`), message }];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementFindings(node, known);
    default:
      return [];
  }
}

interface Element {
  /** Null for `<>`. */
  name: string | null;
  attributes: readonly ({ value?: unknown } & ({ name: string } | { type: string }))[];
}

function elementFindings({ name, attributes }: Element, known: Components): Finding[] {
  if (name === null || /^[a-z]/.test(name)) {
    return [{ read: quoted(`<${name ?? ''}>`), message: htmlMessage }];
  }
  const component = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!component) {
    const names = Object.keys(known);
    const choice = names.length === 0 ? 'there are none yet' : `choose from ${names.join(', ')}`;
    const message = `<${name}> is not a component that pages can use: ${choice}.${didYouMean(name, names)}`;
    return [{ message }];
  }
  const written = attributes.map((attribute) => ('name' in attribute ? attribute.name : ''));
  const missing = component.attributes.filter((attribute) => !written.includes(attribute));
  return [
    ...attributes.flatMap((attribute) => attributeFinding(name, component, attribute) ?? []),
    ...missing.map((attribute) => ({
      message: `<${name}> needs the attribute “${attribute}”. Write <${name} ${attribute}="…">.`,
    })),
  ];
}

function attributeFinding(
  element: string,
  { attributes, optional = [] }: PageComponent,
  attribute: Element['attributes'][number],
): Finding | undefined {
  if (!('name' in attribute)) {
    const message = `attributes in { } are code, and pages contain none. Write each as <${element} name="value">.`;
    return { message };
  }
  const { name, value } = attribute;
  const names = [...attributes, ...optional];
  if (!names.includes(name)) {
    const choice =
      names.length === 0 ? 'It takes none: remove it.' : `Its attributes are: ${names.join(', ')}.`;
    return {
      message: `<${element}> has no attribute “${name}”.${didYouMean(name, names)} ${choice}`,
    };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const message = `the value of “${name}” in <${element}> is code, and pages contain none. Write it in quotes: ${name}="…".`;
  return { message };
}
