import { type Dye, silk } from './dyes.ts';

/** A diamond of stepped columns around a centre, in units of the view. */
export interface Diamond {
  x: number;
  y: number;
  /** Columns on each side of the middle one. */
  columns: number;
  columnWidth: number;
  /** How much taller each column is than its outer neighbour. */
  step: number;
  /** Height of the outermost column. */
  tip: number;
  /** How far the comb reaches beyond a column; 0 leaves the edge plain. */
  feather: number;
}

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** The path data of a diamond whose upper and lower edges are feathered, as on dyed warp threads. */
export function diamondPath(diamond: Diamond): string {
  const { x, y, columns, columnWidth, step, tip, feather } = diamond;
  return Array.from({ length: 2 * columns + 1 }, (_, index) => {
    const side = Math.abs(index - columns);
    const height = tip + (columns - side) * step;
    const left = x + (index - columns - 0.5) * columnWidth;
    const column = bar(left, y - height / 2, columnWidth, height);
    if (feather === 0) return column;
    const thread = columnWidth / 4;
    const long = bar(left + thread / 2, y - height / 2 - feather, thread, height + 2 * feather);
    const short = bar(left + 2.5 * thread, y - (height + feather) / 2, thread, height + feather);
    return column + long + short;
  }).join('');
}

/** One dye of a motif: its diamond is centred on the motif's own origin. */
export type Layer = [dye: Dye, shape: Omit<Diamond, 'x' | 'y'>];

/** The layers of a motif from the outermost inwards, as SVG paths around a point. */
export function motif(layers: readonly Layer[], x = 0, y = 0): string {
  return layers.map(([dye, shape]) => dyed(dye, diamondPath({ ...shape, x, y }))).join('');
}

/** A path in one dye. */
export function dyed(dye: Dye, path: string): string {
  return `<path fill="${silk[dye]}" d="${path}"/>`;
}

/** A whole pattern, as a file. */
export function patternSvg(width: number, height: number, ground: Dye, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dyed(ground, `M0 0h${width}v${height}H0z`)}${body}</svg>`;
}
