import { silk } from '../../src/ikat/silk.ts';
import { star } from './ornament.ts';
import { disc, mix, path, repeat, tint } from './paint.ts';

const around = (count: number, turn: number, markup: string) =>
  repeat(
    count,
    (index) =>
      `<g transform="rotate(${((360 / count) * (index + turn)).toFixed(3)})">${markup}</g>`,
  );

function petal(from: number, to: number, width: number): string {
  const bulge = from + (to - from) * 0.42;
  return `M0 ${-from}C${-width} ${-bulge} ${-width * 0.55} ${-to * 0.95} 0 ${-to}C${width * 0.55} ${-to * 0.95} ${width} ${-bulge} 0 ${-from}z`;
}

const ring = (fill: string, radius: number) => disc(fill, 0, 0, radius);

/** A Rishtan dish, 700 units wide around the origin: rings of ornament in cobalt and glaze. */
export function plate(): string {
  const glaze = tint('glaze', 0.15);
  const milk = mix(silk.paper, silk.clay, 0.5);
  const edge = around(
    36,
    0,
    path(silk.cobalt, petal(291, 328, 26)) +
      path(milk, petal(297, 318, 11)) +
      disc(silk.apricot, 0, -302, 3),
  );
  const leaves = around(
    24,
    0.5,
    path(silk.cobalt, petal(188, 272, 40)) +
      path(tint('glaze', 0.35), petal(196, 258, 25)) +
      path(milk, petal(204, 240, 10)),
  );
  const between = around(
    24,
    0,
    path(glaze, petal(222, 276, 17)) + disc(silk.apricot, 0, -279, 4.5),
  );
  const stars = around(
    16,
    0,
    `<g transform="translate(0 -156)">${path(milk, star(0, 0, 21))}${path(glaze, star(0, 0, 13, Math.PI / 8))}${disc(silk.apricot, 0, 0, 4)}</g>`,
  );
  const flower =
    around(16, 0.5, path(glaze, petal(58, 122, 26)) + path(milk, petal(66, 106, 9))) +
    around(
      16,
      0,
      path(silk.cobalt, petal(40, 116, 22)) + path(tint('cobalt', 0.5), petal(50, 92, 8)),
    ) +
    around(
      8,
      0.5,
      path(silk.pomegranate, petal(16, 58, 22)) + path(silk.apricot, petal(22, 46, 9)),
    );
  return (
    ring(mix(silk.cobalt, silk.ink, 0.2), 350) +
    ring(glaze, 345) +
    ring(milk, 333) +
    edge +
    ring(silk.cobalt, 286) +
    ring(milk, 282) +
    leaves +
    between +
    ring(silk.cobalt, 186) +
    ring(tint('cobalt', 0.14), 180) +
    stars +
    ring(silk.apricot, 131) +
    ring(milk, 128) +
    flower +
    ring(silk.cobalt, 18) +
    ring(silk.apricot, 9) +
    path(
      silk.paper,
      'M-300 -100A316 316 0 0 1 -100 -300L-84 -262A276 276 0 0 0 -262 -86z',
      'opacity="0.22"',
    )
  );
}
