import type { Graph, Thing } from 'schema-dts';

/** The things as the text of a script element, which no text in them can end. */
export function graphJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
