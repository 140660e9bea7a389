import type { Graph, Thing } from 'schema-dts';

/** Serializes things for a script element; escapes `<`, so that no text can close the element. */
export function graphJson(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
