import { bodyFiles, type Content, sourceFiles } from '../content.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';
import { textsIn } from '../yaml.ts';

/** Nothing that was left to be written stands in a text. */
export function unfinished(content: Content): Problem[] {
  return [...emptyBodies(content), ...placeholders(content)];
}

/**
 * A news item is its text. The pages of other types have facts, too: there a text is empty in all
 * languages or in none.
 */
function emptyBodies({ documents }: Content): Problem[] {
  return documents.flatMap(({ type, texts }) => {
    const { empty = [], written = [] } = Object.groupBy(texts, ({ source, body }) =>
      source.slice(body.start).trim() === '' ? 'empty' : 'written',
    );
    if (type !== 'news' && written.length === 0) return [];
    return empty
      .filter(({ fields }) => fields)
      .map(({ name, source, body }) => ({
        file: name,
        field: 'body',
        line: source.slice(0, body.start).split('\n').length,
        messages: [{ key: 'body.empty' }],
      }));
  });
}

const placeholder = /\b(?:TODO|TBD|FIXME|XXX)\b|\blorem ipsum\b/i;
/** A word of other languages is written so: “todo” is Spanish. */
const isPlaceholder = (found: string) => found === found.toUpperCase() || /^lorem/i.test(found);

function placeholders(content: Content): Problem[] {
  const messages: Message[] = [{ key: 'text.placeholder' }];
  const inFields = sourceFiles(content).flatMap(({ name, fields }) =>
    textsIn(fields).map(({ path, line, text }) => ({ file: name, field: path, line, text })),
  );
  const inBodies = bodyFiles(content).flatMap(({ name, body: { nodes } }) =>
    nodes.flatMap(({ node, line }) =>
      node.type === 'text' ? [{ file: name, field: 'body' as const, line, text: node.value }] : [],
    ),
  );
  return [...inFields, ...inBodies].flatMap(({ text, ...place }) => {
    const found = placeholder.exec(text);
    if (!found || !isPlaceholder(found[0])) return [];
    return [{ ...place, read: quoted(text.slice(found.index)), messages }];
  });
}
