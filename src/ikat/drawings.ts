import type { Palette } from './dyes.ts';
import { type Diamond, dyed, motif } from './motif.ts';

function shape(
  columns: number,
  columnWidth: number,
  step: number,
  tip: number,
  feather: number,
): Omit<Diamond, 'x' | 'y'> {
  return { columns, columnWidth, step, tip, feather };
}

/** Defines a motif once and places copies of it. */
function repeated(id: string, markup: string, places: readonly (readonly [number, number])[]) {
  const uses = places.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`);
  return `<defs><g id="${id}">${markup}</g></defs>${uses.join('')}`;
}

function lattice({ outer, inner, heart }: Palette): string {
  const large = motif([
    [outer, shape(5, 7, 19.25, 16, 11)],
    [inner, shape(3, 7, 19.25, 14, 10)],
    [heart, shape(1, 7, 19.25, 11, 7)],
  ]);
  const small = motif([
    [inner, shape(2, 8, 20, 16, 10)],
    [heart, shape(1, 8, 17, 10, 6)],
  ]);
  const columns = [0, 107, 213, 320];
  const between = [53, 160, 267];
  return (
    repeated(
      'a',
      large,
      columns.map((x) => [x, 90]),
    ) +
    repeated(
      'b',
      small,
      between.flatMap((x) => [[x, 0] as const, [x, 180] as const]),
    )
  );
}

function medallion({ ground, outer, inner, heart }: Palette): string {
  return motif(
    [
      [outer, shape(11, 12, 22, 18, 14)],
      [inner, shape(8, 12, 22, 14, 12)],
      [ground, shape(6, 12, 22, 12, 10)],
      [heart, shape(3, 12, 22, 12, 8)],
      [inner, shape(1, 12, 14, 8, 6)],
    ],
    160,
    90,
  );
}

function stripes({ ground, outer, inner, heart }: Palette): string {
  const wide = motif([
    [outer, shape(3, 9, 16, 18, 10)],
    [inner, shape(1, 9, 16, 12, 8)],
  ]);
  const narrow = motif([
    [heart, shape(2, 9, 18, 16, 10)],
    [ground, shape(0, 9, 0, 20, 6)],
  ]);
  const edges = [90, 144, 250, 304].map((x) => `M${x} 0h6v180h-6z`).join('');
  const rows = [-30, 50, 130, 210];
  return (
    dyed(inner, edges) +
    repeated(
      'a',
      wide,
      [40, 200].flatMap((x) => rows.map((y) => [x, y] as const)),
    ) +
    repeated(
      'b',
      narrow,
      [120, 280].flatMap((x) => [10, 90, 170].map((y) => [x, y] as const)),
    )
  );
}

function waves({ outer, inner, heart }: Palette): string {
  const threads = Array.from({ length: 27 }, (_, index) => {
    const y = 20 + Math.abs((index % 8) - 4) * 14;
    const x = index * 12;
    return `M${x} ${y}h12v34h-12zM${x + 1.5} ${y - 8}h3v50h-3zM${x + 7.5} ${y - 4}h3v42h-3z`;
  });
  const diamond = motif([
    [inner, shape(2, 9, 14, 10, 7)],
    [heart, shape(1, 6, 8, 6, 4)],
  ]);
  return (
    repeated('a', dyed(outer, threads.join('')), [
      [0, 0],
      [0, 96],
    ]) +
    repeated(
      'b',
      diamond,
      [6, 102, 198, 294].flatMap((x) => [40, 136].map((y) => [x, y] as const)),
    )
  );
}

/** The drawings that fill a cover of 320 × 180 units. */
export const drawings = { lattice, medallion, stripes, waves };
