import { silk } from '../../src/ikat/silk.ts';
import { disc, line, mix, type Point, path, polygon, randomFrom, shade, tint } from './paint.ts';

const random = randomFrom(1876);
const shake = (amount: number) => (random() - 0.5) * 2 * amount;

/** The points of a line cut into short pieces, each a little off, as a hand draws it. */
function byHand(points: readonly Point[], amount: number): Point[] {
  return points.flatMap(([x, y], index) => {
    const [endX, endY] = points[(index + 1) % points.length] as Point;
    const pieces = Math.max(1, Math.round(Math.hypot(endX - x, endY - y) / 34));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const part = piece / pieces;
      return [x + (endX - x) * part + shake(amount), y + (endY - y) * part + shake(amount)];
    });
  });
}

/** A shape washed with colour and gone round with a pen that does not quite follow the wash. */
export function washed(points: readonly Point[], fill: string, width = 3): string {
  return (
    path(fill, polygon(byHand(points, 1)), 'transform="translate(3 3)"') +
    line(silk.ink, width, polygon(byHand(points, 1.7)), 'opacity="0.62"')
  );
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The scalloped edge of a tree's crown. */
function crown(x: number, y: number, radius: number): string {
  const tips = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * 2 * Math.PI + shake(0.12);
    const reach = radius * (0.86 + shake(0.05));
    return `${(x + Math.cos(turn) * reach).toFixed(1)} ${(y + Math.sin(turn) * reach).toFixed(1)}`;
  });
  const bump = (radius * 0.38).toFixed(1);
  const bumps = [...tips.slice(1), tips[0]].map((tip) => `A${bump} ${bump} 0 0 1 ${tip}`);
  return `M${tips[0]}${bumps.join('')}z`;
}

/** A tree from above, lit from the upper left. */
export function tree(x: number, y: number, radius: number): string {
  const green = mix(tint('glaze', 0.24), silk.apricot, random() * 0.34);
  const edge = crown(x, y, radius);
  return (
    disc(silk.ink, x + radius * 0.3, y + radius * 0.36, radius, 'opacity="0.13"') +
    path(green, edge) +
    disc(mix(green, silk.paper, 0.3), x - radius * 0.26, y - radius * 0.28, radius * 0.48) +
    line(shade('glaze', 0.55), 2.4, edge, 'opacity="0.8"')
  );
}
