import { type Dye, silk } from './dyes.ts';

/** A diamond of stepped columns around (x, y), in units of the SVG's viewBox. */
export interface Diamond {
  x: number;
  y: number;
  /** Columns on each side of the middle one. */
  columns: number;
  columnWidth: number;
  /** Height difference between adjacent columns. */
  step: number;
  /** Height of the outermost column. */
  tip: number;
  /** Length of the fringe beyond a column; 0 for a plain edge. */
  feather: number;
}

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** The path data of a diamond with feathered upper and lower edges, like dyed warp threads. */
function diamondPath(diamond: Diamond): string {
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

/** A diamond in one colour, centred on the motif's origin. */
export type Layer = [dye: Dye, shape: Omit<Diamond, 'x' | 'y'>];

/** A motif around a point as SVG paths, outermost layer first. */
export function motif(layers: readonly Layer[], x = 0, y = 0): string {
  return layers.map(([dye, shape]) => dyed(dye, diamondPath({ ...shape, x, y }))).join('');
}

/** A filled SVG path. */
export function dyed(dye: Dye, path: string): string {
  return `<path fill="${silk[dye]}" d="${path}"/>`;
}

/** A complete SVG file. */
export function patternSvg(width: number, height: number, ground: Dye, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dyed(ground, `M0 0h${width}v${height}H0z`)}${body}</svg>`;
}
