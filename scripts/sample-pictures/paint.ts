import { type Dye, silk } from '../../src/ikat/silk.ts';

export type Point = readonly [x: number, y: number];

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** The colour `part` of the way from one to another. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((end[index] as number) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A dye let down with white: 0 is the dye itself, 1 is paper. */
export const tint = (dye: Dye, part: number) => mix(silk[dye], silk.paper, part);

/** A dye deepened with ink. */
export const shade = (dye: Dye, part: number) => mix(silk[dye], silk.ink, part);

export const path = (fill: string, d: string, more = '') =>
  `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;

export const line = (stroke: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`;

export const rect = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  more = '',
) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"${more && ` ${more}`}/>`;

export const disc = (fill: string, x: number, y: number, radius: number, more = '') =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"${more && ` ${more}`}/>`;

export const oval = (fill: string, x: number, y: number, rx: number, ry: number, more = '') =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${more && ` ${more}`}/>`;

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

export const at = (x: number, y: number, markup: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

/** The shadow that a flat shape throws on what it lies on. */
export const shadowOf = (markup: string) =>
  `<g opacity="0.24" transform="translate(13 19)">${markup}</g>`;

export const turned = (x: number, y: number, angle: number, markup: string) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${markup}</g>`;

/** Left and right in one. */
export const mirrored = (markup: string) => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

export const clipped = (id: string, d: string, markup: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;

/** A gradient from top to bottom, or along the given direction; use it as `url(#id)`. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string {
  const marks = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`;
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export const repeat = (count: number, draw: (index: number) => string) =>
  range(count).map(draw).join('');

/** Numbers between 0 and 1 that are the same on every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
