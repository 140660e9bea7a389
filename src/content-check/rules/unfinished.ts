import { bodiesOf, type Entry, partsOf } from '../content.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import { stringsIn } from '../yaml.ts';

/** No text has a placeholder for something still to be written. */
export function unfinished(entry: Entry): Finding[] {
  return [...emptyBodies(entry), ...placeholders(entry)];
}

/**
 * A news item consists of its text. Pages of other types have facts, too: their text is empty in all
 * languages or in none.
 */
function emptyBodies({ type, texts }: Entry): Finding[] {
  const { empty = [], written = [] } = Object.groupBy(texts, ({ body }) =>
    body.text.trim() === '' ? 'empty' : 'written',
  );
  if (type !== 'news' && written.length === 0) return [];
  return empty
    .filter(({ values }) => values)
    .map(({ file }) => ({ file, field: 'body', bodyLine: 1, messages: [{ key: 'body.empty' }] }));
}

const placeholder = /\b(?:TODO|TBD|FIXME|XXX)\b|\blorem ipsum\b/i;
/** The abbreviations count only in upper case: “todo” is a Spanish word. */
const isPlaceholder = (found: string) => found === found.toUpperCase() || /^lorem/i.test(found);

function placeholders(entry: Entry): Finding[] {
  const messages: Message[] = [{ key: 'text.placeholder' }];
  const inFields = partsOf(entry).flatMap(({ file, values }) =>
    stringsIn(values).map(({ path, text }) => ({ file, field: path, text })),
  );
  const inBodies = bodiesOf(entry).flatMap(({ file, body: { nodes } }) =>
    nodes.flatMap(({ node, line }) =>
      node.type === 'text'
        ? [{ file, field: 'body' as const, bodyLine: line, text: node.value }]
        : [],
    ),
  );
  return [...inFields, ...inBodies].flatMap(({ text, ...place }) => {
    const found = placeholder.exec(text);
    if (!found || !isPlaceholder(found[0])) return [];
    return [{ ...place, read: quoted(text.slice(found.index)), messages }];
  });
}
