import { bodyFiles, type Content } from '../content.ts';
import type { BodyNode } from '../markdown.ts';
import { type Problem, quoted } from '../problem.ts';

/** A body is plain Markdown, with headings below the page title. */
export function body(content: Content): Problem[] {
  return bodyFiles(content).flatMap(({ name, body: { nodes } }) =>
    nodes.flatMap((node) => {
      const found = finding(node);
      return found ? [{ file: name, field: 'body', line: node.line, ...found }] : [];
    }),
  );
}

function finding({ node }: BodyNode): Pick<Problem, 'read' | 'messages'> | undefined {
  if (node.type === 'html') {
    return { read: quoted(node.value), messages: [{ key: 'body.html' }] };
  }
  if (node.type === 'heading' && node.depth === 1) {
    return { messages: [{ key: 'body.heading' }] };
  }
  if (node.type === 'text' && node.value.includes('](')) {
    const start = Math.max(0, node.value.indexOf('](') - 20);
    return { read: quoted(node.value.slice(start)), messages: [{ key: 'body.brokenLink' }] };
  }
  return undefined;
}
