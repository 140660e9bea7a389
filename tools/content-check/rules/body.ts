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

/** What to say of HTML in a text. */
export const htmlMessage = 'HTML is not used in texts. Write Markdown instead.';

function finding({ node }: BodyNode): Pick<Problem, 'read' | 'message'> | undefined {
  if (node.type === 'html') return { read: quoted(node.value), message: htmlMessage };
  if (node.type === 'heading' && node.depth === 1) {
    const message =
      'a heading with one # is the page title, which is the field “title”. Use ## or ### here.';
    return { message };
  }
  if (node.type === 'text' && node.value.includes('](')) {
    const message =
      'this looks like a link or an image, but is not read as one. Leave no spaces in its address, and close its brackets.';
    return { read: quoted(node.value.slice(Math.max(0, node.value.indexOf('](') - 20))), message };
  }
  return undefined;
}
