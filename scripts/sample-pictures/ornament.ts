import { diamondPath } from '../../src/ikat/diamond.ts';
import { silk } from '../../src/ikat/silk.ts';
import { disc, type Point, path, polygon, range, rect, repeat } from './paint.ts';

export interface Cloth {
  ground: string;
  outer: string;
  inner: string;
  heart: string;
}

export const cobaltCloth: Cloth = {
  ground: silk.cobalt,
  outer: silk.glaze,
  inner: silk.clay,
  heart: silk.apricot,
};

/** A feathered diamond of three dyes, `height` tall, around the origin. */
export function ikatDiamond(height: number, { outer, inner, heart }: Cloth): string {
  const unit = height / 100;
  const layer = (fill: string, columns: number, tip: number, feather: number) =>
    path(
      fill,
      diamondPath({
        x: 0,
        y: 0,
        columns,
        columnWidth: 7.4 * unit,
        step: 13 * unit,
        tip: tip * unit,
        feather: feather * unit,
      }),
    );
  return layer(outer, 5, 12, 8) + layer(inner, 3, 10, 7) + layer(heart, 1, 10, 5);
}

/** A strip of ikat: diamonds side by side, small ones between them. */
export function ikatBand(
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: Cloth = cobaltCloth,
): string {
  const count = Math.max(1, Math.round(width / (height * 1.05)));
  const pitch = width / count;
  const id = `ikat-${x}-${y}-${width}`.replaceAll('.', '_');
  const small = { ...cloth, outer: cloth.inner, inner: silk.pomegranate, heart: cloth.inner };
  const place = (body: string, left: number, top: number) =>
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">${body}</g>`;
  const large = ikatDiamond(height * 0.86, cloth);
  const corner = ikatDiamond(height * 0.44, small);
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">` +
    rect(cloth.ground, x, y, width, height) +
    repeat(count, (index) => place(large, x + (index + 0.5) * pitch, y + height / 2)) +
    repeat(count + 1, (index) => {
      const left = x + index * pitch;
      return place(corner, left, y) + place(corner, left, y + height);
    }) +
    '</g>'
  );
}

/** An eight-pointed star whose points reach `radius`. */
export function star(x: number, y: number, radius: number, turn = 0): string {
  const points = range(16).map((index): Point => {
    const reach = index % 2 ? radius * 0.765 : radius;
    const angle = (index * Math.PI) / 8 + turn;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return polygon(points);
}

export interface Tiles {
  ground: string;
  star: string;
  heart: string;
  dot: string;
}

/** A field of stars and crosses, as on the tiled walls of the valley. */
export function starTiles(
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  tiles: Tiles,
): string {
  const centres = range(columns * rows).map((index): Point => {
    return [x + ((index % columns) + 0.5) * size, y + (Math.floor(index / columns) + 0.5) * size];
  });
  const all = (draw: (point: Point) => string) => centres.map(draw).join('');
  return (
    rect(tiles.ground, x, y, columns * size, rows * size) +
    path(
      tiles.star,
      all(([cx, cy]) => star(cx, cy, size * 0.48)),
    ) +
    path(
      tiles.heart,
      all(([cx, cy]) => star(cx, cy, size * 0.29, Math.PI / 8)),
    ) +
    all(([cx, cy]) => disc(tiles.dot, cx, cy, size * 0.085))
  );
}
