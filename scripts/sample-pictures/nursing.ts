import { silk } from '../../src/ikat/silk.ts';
import { bulb, chestPiece, cuff, gauge, headset, tube } from './instruments.ts';
import { type Cloth, ikatDiamond } from './ornament.ts';
import { at, gradient, mix, type Point, range, rect, shade, turned } from './paint.ts';
import { type Scene, wide } from './scene.ts';

const centre = { x: 590, y: 548 };
const [across, down] = [58, 56];

/** A polyline whose corners are rounded. */
function rounded(points: readonly Point[], radius: number): string {
  const toward = ([x, y]: Point, [tx, ty]: Point): string => {
    const length = Math.hypot(tx - x, ty - y);
    const part = Math.min(0.5, radius / length);
    return `${(x + (tx - x) * part).toFixed(1)} ${(y + (ty - y) * part).toFixed(1)}`;
  };
  const turns = points.slice(1, -1).map((corner, index) => {
    const [before, after] = [points[index] as Point, points[index + 2] as Point];
    return `L${toward(corner, before)}Q${corner.join(' ')} ${toward(corner, after)}`;
  });
  return `M${(points[0] as Point).join(' ')}${turns.join('')}L${(points.at(-1) as Point).join(' ')}`;
}

/** One side of the stepped diamond, from its upper or lower point to its right corner. */
const side = (signX: number, signY: number): Point[] =>
  range(5).flatMap((step): Point[] => {
    const x = signX * (step + 0.75) * across;
    return [
      [x, signY * (5 - step) * down],
      [x, signY * (4 - step) * down],
    ];
  });

/** The tube leaves the joint at the top, goes round the diamond and ends in its heart. */
const winding = rounded(
  [
    [0, -5 * down],
    ...side(1, -1).slice(0, -1),
    ...side(1, 1).toReversed().slice(1),
    ...side(-1, 1).slice(0, -1),
    ...side(-1, -1).toReversed().slice(1, -1),
    [0, -4 * down],
    [0, -40],
  ],
  24,
);

const quiet: Cloth = {
  ground: silk.glaze,
  outer: mix(silk.glaze, silk.cobalt, 0.16),
  inner: mix(silk.glaze, silk.paper, 0.07),
  heart: mix(silk.glaze, silk.cobalt, 0.16),
};

const heart: Cloth = {
  ground: silk.glaze,
  outer: silk.cobalt,
  inner: silk.apricot,
  heart: silk.clay,
};

const hoses = 'M1180 440C1160 560 1090 590 1108 668M1240 446C1250 580 1380 540 1400 640';

export const nursing: Scene = {
  file: 'src/content/news/7-faculty-of-nursing-at-camu/cover.jpg',
  ...wide,
  picture: () =>
    gradient(
      'cloth',
      [
        [0, mix(silk.glaze, silk.paper, 0.04)],
        [1, shade('glaze', 0.3)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    rect('url(#cloth)', 0, 0, 1600, 900) +
    `<g opacity="0.5">${range(15)
      .map((index) =>
        at(50 + (index % 5) * 375, Math.floor(index / 5) * 450, ikatDiamond(400, quiet)),
      )
      .join('')}</g>` +
    at(centre.x, centre.y, ikatDiamond(500, heart)) +
    at(centre.x, centre.y, tube(winding, silk.clay, 23)) +
    at(centre.x, centre.y - 5 * down - 14, headset()) +
    at(
      centre.x,
      centre.y,
      rect(mix(silk.clay, silk.cobalt, 0.5), -13, -92, 26, 40, 'rx="6"') + chestPiece(),
      0.96,
    ) +
    tube(hoses, silk.clay, 16) +
    turned(1230, 322, -6, cuff()) +
    at(1400, 700, gauge(), 1.1) +
    turned(1104, 740, 8, bulb()),
};
