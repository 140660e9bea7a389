import { silk } from '../../src/ikat/silk.ts';
import { line, mix, oval, path, rect, repeat, shade, tint } from './paint.ts';

const bark = shade('apricot', 0.62);
const wood = mix(silk.apricot, shade('apricot', 0.6), 0.4);

const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
  `<path fill="${fill}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C-14 -12 -14 -38 0 -54C14 -38 14 -12 0 0z"/><path fill="${silk.ink}" opacity="0.12" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C14 -12 14 -38 0 -54z"/>`;

/** A young tree tied to its stake in a mound of `soil`, 300 units high. */
export function sapling(soil: string): string {
  const twigs: [number, number, number, number][] = [
    [-4, -110, -64, 0.8],
    [10, -124, 62, 0.8],
    [-8, -160, -50, 0.95],
    [16, -172, 52, 0.95],
    [-6, -206, -38, 1],
    [14, -216, 40, 1],
    [-2, -246, -20, 0.95],
    [8, -250, 22, 0.95],
    [3, -262, 2, 0.9],
  ];
  const foliage = twigs.map(([x, y, turn, size], index) =>
    leaf(
      x,
      y,
      turn,
      size,
      mix(silk.glaze, silk.apricot, [0.12, 0.42, 0.26, 0.78][index % 4] as number),
    ),
  );
  return (
    oval(silk.ink, 46, 6, 120, 15, 'opacity="0.14"') +
    path(soil, 'M-96 8C-76 -18 -40 -34 0 -34C42 -34 78 -18 96 8C60 20 -60 20 -96 8z') +
    path(
      silk.ink,
      'M0 -34C42 -34 78 -18 96 8C76 15 40 18 8 18C40 6 34 -20 0 -34z',
      'opacity="0.16"',
    ) +
    rect(wood, -30, -200, 8, 176) +
    line(
      bark,
      8,
      'M0 -28C4 -100 -2 -170 4 -264M0 -112L-14 -124M2 -126L20 -134M1 -162L-18 -174M2 -174L24 -186M2 -208L-14 -218M3 -218L20 -228',
    ) +
    line(silk.pomegranate, 6, 'M-30 -140C-16 -146 -8 -142 4 -138') +
    foliage.join('')
  );
}

/** A spade that stands in the ground. */
export function spade(soil: string): string {
  return (
    oval(silk.ink, 40, 4, 90, 10, 'opacity="0.14"') +
    `<g transform="translate(0 -26) rotate(12)">${rect(wood, -7, -330, 14, 250, 'rx="5"')}${rect(mix(wood, silk.ink, 0.2), 1, -330, 6, 250)}${rect(shade('apricot', 0.5), -42, -348, 84, 20, 'rx="10"')}${path(mix(silk.clay, silk.cobalt, 0.4), 'M-14 -112h28v24h40v58C54 8 20 30 0 40C-20 30 -54 8 -54 -30v-58h40z')}${path(mix(silk.clay, silk.cobalt, 0.6), 'M0 -88h54v58C54 8 20 30 0 40z')}</g>` +
    path(soil, 'M-82 16C-64 -12 -34 -22 -6 -24C34 -22 66 -8 84 16C50 26 -50 26 -82 16z')
  );
}

/** A glazed watering can. */
export function wateringCan(): string {
  const holes = repeat(3, (index) => `M${148 + index * 9} ${-176 + index * 8}v0`);
  return (
    oval(silk.ink, 30, 4, 120, 12, 'opacity="0.16"') +
    line(
      shade('glaze', 0.2),
      13,
      'M-50 -130C-120 -140 -122 -30 -62 -26M-44 -134C-30 -196 46 -196 58 -134',
    ) +
    path(silk.glaze, 'M64 -66L138 -158L162 -146L70 -18z') +
    path(shade('glaze', 0.25), 'M126 -170L182 -136L172 -122L122 -152z') +
    path(silk.glaze, 'M-62 -132H66L74 0H-70z') +
    path(shade('glaze', 0.28), 'M30 -132H66L74 0H40z') +
    path(tint('glaze', 0.3), 'M-50 -132H-30L-38 0H-58z') +
    rect(silk.clay, -66, -98, 136, 9) +
    rect(silk.apricot, -67, -84, 138, 5) +
    line(silk.clay, 5, holes)
  );
}
