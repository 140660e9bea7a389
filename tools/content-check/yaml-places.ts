import type { State } from 'js-yaml';
import type { Path } from './problem.ts';

/** Where a value stands in its source. `scalar` tells text, numbers and the like from groups. */
export type YamlPlace = { path: Path; start: number; end: number; line: number; scalar: boolean };

type Node = {
  start: number;
  end: number;
  line: number;
  kind: string;
  value: unknown;
  parts: Node[];
};

function* places(node: Node, path: Path): Generator<YamlPlace> {
  const scalar = node.kind !== 'mapping' && node.kind !== 'sequence';
  yield { path, start: node.start, end: node.end, line: node.line, scalar };
  if (node.kind === 'sequence') {
    for (const [index, part] of node.parts.entries()) yield* places(part, [...path, index]);
  }
  if (node.kind === 'mapping') {
    for (let index = 0; index + 1 < node.parts.length; index += 2) {
      const [key, value] = node.parts.slice(index, index + 2);
      if (key && value) yield* places(value, [...path, String(key.value)]);
    }
  }
}

/**
 * Collects where every value stands while js-yaml reads: pass `listener` to `load`, then take
 * `places()`. Its events nest as the values do, and a mapping's parts are key, value, key, value.
 */
export function placeListener() {
  const open: Node[] = [];
  let root: Node | undefined;
  function listener(event: 'open' | 'close', state: State): void {
    if (event === 'open') {
      const start = state.position;
      open.push({ start, end: start, line: state.line + 1, kind: '', value: null, parts: [] });
      return;
    }
    const node = open.pop();
    if (!node) return;
    Object.assign(node, { end: state.position, kind: state.kind, value: state.result });
    const parent = open.at(-1);
    if (parent) parent.parts.push(node);
    else root = node;
  }
  return { listener, places: () => (root ? [...places(root, [])] : []) };
}
