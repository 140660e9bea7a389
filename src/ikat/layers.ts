import { type Diamond, diamondPath } from './diamond.ts';
import { type Dye, silk } from './silk.ts';

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

/** A whole cloth, as a file. */
export function cloth(width: number, height: number, ground: Dye, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dyed(ground, `M0 0h${width}v${height}H0z`)}${body}</svg>`;
}
