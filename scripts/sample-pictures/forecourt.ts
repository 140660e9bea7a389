import { silk } from '../../src/ikat/silk.ts';
import { star } from './ornament.ts';
import {
  gradient,
  line,
  mix,
  oval,
  type Point,
  path,
  polygon,
  range,
  repeat,
  shade,
  tint,
} from './paint.ts';

const eyeLevel = 130;

/** Paving in perspective from the building's foot to the lower edge, with a path to `gate`. */
export function forecourt(width: number, height: number, ground: number, gate: number): string {
  const horizon = ground - eyeLevel;
  const depth = height - horizon;
  /** Where a point `across` from the axis on the lower edge lies at height `y`. */
  const place = (across: number, y: number): Point => [gate + (across * (y - horizon)) / depth, y];
  const strip = (from: number, to: number, top: number, bottom: number) =>
    polygon([place(from, top), place(to, top), place(to, bottom), place(from, bottom)]);
  const rows = range(9).map((row) => horizon + (eyeLevel * 11) / (11 - row));
  const clay = mix(silk.clay, silk.apricot, 0.2);
  const joints = rows.map((y) => `M0 ${y.toFixed(1)}H${width}`).join('');
  const rays = range(17)
    .map((ray) => (ray - 8) * 620)
    .map((across) => `M${place(across, ground).join(' ')}L${place(across, height).join(' ')}`)
    .join('');
  const lawn = (side: number) => {
    const top = ground + 34;
    const edge = strip(side * 505, side * 1560, top - 3, height + 8);
    const grass = strip(side * 530, side * 1520, top, height);
    const mown = repeat(4, (index) =>
      strip(side * (530 + index * 250), side * (655 + index * 250), top, height),
    );
    return (
      path(silk.clay, edge) +
      path('url(#grass)', grass) +
      path(tint('glaze', 0.5), mown, 'opacity="0.16"')
    );
  };
  const flowers = (side: number) => {
    const dots = range(24).map((index) => {
      const y = ground + 40 + (height - ground - 40) * (index / 23) ** 1.5;
      const [x] = place(side * 588, y);
      const size = ((y - horizon) / depth) * 12;
      const colour = index % 2 ? silk.apricot : silk.pomegranate;
      return oval(colour, x, y - size, size * 0.8, size);
    });
    const hedge = strip(side * 536, side * 640, ground + 34, height);
    return path(shade('glaze', 0.24), hedge) + dots.join('');
  };
  const runner = rows.slice(1).map((y, index) => {
    const next = rows[index + 2] ?? height + 60;
    const [left] = place(-120, (y + next) / 2);
    const radius = (gate - left) * 0.8;
    const squash = (next - y) / (2 * radius);
    return `<path transform="translate(${gate} ${(y + next) / 2}) scale(1 ${Math.min(1, squash * 0.86).toFixed(3)})" d="${star(0, 0, radius)}"/>`;
  });
  return (
    gradient('court', [
      [0, mix(silk.clay, silk.apricot, 0.14)],
      [1, mix(silk.clay, silk.apricot, 0.42)],
    ]) +
    gradient('grass', [
      [0, mix(tint('glaze', 0.35), silk.apricot, 0.2)],
      [1, mix(shade('glaze', 0.12), silk.apricot, 0.1)],
    ]) +
    path('url(#court)', `M0 ${ground}h${width}V${height}H0z`) +
    line(mix(clay, silk.cobalt, 0.3), 2, joints + rays, 'opacity="0.28"') +
    lawn(-1) +
    lawn(1) +
    flowers(-1) +
    flowers(1) +
    path(mix(silk.clay, silk.paper, 0.4), strip(-430, 430, ground, height)) +
    line(
      mix(clay, silk.cobalt, 0.3),
      2,
      rows.map((y) => `M${place(-430, y).join(' ')}L${place(430, y).join(' ')}`).join(''),
      'opacity="0.3"',
    ) +
    path(silk.cobalt, strip(-430, -400, ground, height) + strip(400, 430, ground, height)) +
    path(tint('glaze', 0.2), strip(-395, -382, ground, height) + strip(382, 395, ground, height)) +
    `<g fill="${tint('glaze', 0.35)}" opacity="0.75">${runner.join('')}</g>`
  );
}
