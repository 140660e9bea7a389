import { type Content, textFiles } from '../content.ts';
import type { BodyNode } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import { quoted } from '../value-words.ts';

type Finding = Pick<Problem, 'read' | 'message'>;

function finding({ node }: BodyNode): Finding | undefined {
  if (node.type === 'html') {
    return {
      read: quoted(node.value),
      message: 'HTML is not used in texts. Write it as markdown.',
    };
  }
  if (node.type === 'heading' && node.depth === 1) {
    return {
      message: 'a heading with one # is the page’s title, which is a field. Use ## or ### here.',
    };
  }
  if (node.type === 'text' && node.value.includes('](')) {
    const message =
      'this is meant as a link or a picture, but isn’t read as one. Its address must have no spaces, and its brackets must be closed.';
    return { read: quoted(node.value.slice(Math.max(0, node.value.indexOf('](') - 20))), message };
  }
  return undefined;
}

/** A body is plain markdown below the page's title. */
export function bodyForm(content: Content): Problem[] {
  return textFiles(content).flatMap(({ name, body }) =>
    body.nodes.flatMap((node) => {
      const found = finding(node);
      return found ? [{ file: name, field: 'body', line: node.line, ...found }] : [];
    }),
  );
}
