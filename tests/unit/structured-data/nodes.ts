/** An object of a graph: a node, or with only an `@id` a reference to one. */
export interface Node {
  '@type'?: string | readonly string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** All nodes of a graph, including nested ones, without references. */
export function nodesIn(value: unknown): Node[] {
  return objectsIn(value).filter((node) => node['@type']);
}

export function referencesIn(value: unknown): string[] {
  return objectsIn(value).flatMap((node) =>
    node['@id'] && Object.keys(node).length === 1 ? [node['@id']] : [],
  );
}

export function typesOf({ '@type': type = [] }: Node): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? within : [value as Node, ...within];
}
