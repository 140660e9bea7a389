import type { Layer, Stop, Way } from './heart-stream.ts';

/** Halves of a beat after which a drop sets out again; as many of them make the whole clip. */
const round = 6;
const start = -1.5;
const dropsOfPulse = 9;

/** The `index`th of numbers spread evenly between 0 and 1. */
const scattered = (index: number, step: number) => (index * step) % 1;

/** The place and size of a drop at `at`, aside of the smooth curve by parts of the spread. */
function dropOn(stops: Stop[], at: number, aside: [x: number, y: number]) {
  const next = stops.findIndex((stop) => stop[0] > at);
  const from = stops[next - 1];
  const to = stops[next];
  if (!from || !to) throw new RangeError(`No way at ${at}`);
  const before = stops[next - 2] ?? from;
  const after = stops[next + 1] ?? to;
  const length = to[0] - from[0];
  const part = (at - from[0]) / length;
  const curve = (axis: 1 | 2 | 3) => {
    const leave = ((to[axis] - before[axis]) / (to[0] - before[0])) * length;
    const arrive = ((after[axis] - from[axis]) / (after[0] - from[0])) * length;
    const rest = 1 - part;
    return (
      from[axis] * rest * rest * (1 + 2 * part) +
      leave * part * rest * rest +
      to[axis] * part * part * (3 - 2 * part) -
      arrive * part * part * rest
    );
  };
  const spread = Math.max(0, curve(3));
  const shown = Math.max(0, Math.min(1, 8 * (at + 0.6), 5 * (4 - at)));
  return {
    x: curve(1) + aside[0] * spread,
    y: curve(2) + aside[1] * spread,
    size: shown * Math.min(5.2, 2.4 + 0.45 * spread),
  };
}

/** Diamonds of blood on their ways after `advance` halves of a beat, as one path for each layer. */
export function dropPaths(ways: readonly Way[], advance: number): Record<Layer, string> {
  const paths: Record<Layer, string> = { back: '', chambers: '', front: '' };
  for (let drop = 0; drop < (dropsOfPulse * round) / 2; drop += 1) {
    const pulse = 1 + 2 * Math.floor(drop / dropsOfPulse);
    const setOut = pulse + (drop % dropsOfPulse) / dropsOfPulse;
    const at = ((setOut + advance) % round) + start;
    const way = ways[(drop * 5) % ways.length];
    const layer = way?.layers.findLast(([from]) => at >= from)?.[1];
    if (!way || !layer) continue;
    const angle = 2 * Math.PI * scattered(drop, 0.7549);
    const distance = Math.sqrt(scattered(drop, 0.5698));
    const aside: [number, number] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    const { x, y, size } = dropOn(way.stops, at, aside);
    const s = size.toFixed(1);
    if (size > 0) {
      paths[layer] += `M${x.toFixed(1)} ${(y - size).toFixed(1)}l${s} ${s}l-${s} ${s}l-${s} -${s}z`;
    }
  }
  return paths;
}
