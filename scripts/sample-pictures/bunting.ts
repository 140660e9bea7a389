import { silk } from '../../src/ikat/silk.ts';
import { type Cloth, ikatDiamond } from './ornament.ts';
import { at, line, type Point, path, range } from './paint.ts';

const pennants: Cloth[] = [
  { ground: silk.cobalt, outer: silk.glaze, inner: silk.clay, heart: silk.apricot },
  { ground: silk.apricot, outer: silk.clay, inner: silk.pomegranate, heart: silk.clay },
  { ground: silk.glaze, outer: silk.clay, inner: silk.cobalt, heart: silk.apricot },
  { ground: silk.clay, outer: silk.glaze, inner: silk.cobalt, heart: silk.apricot },
  { ground: silk.pomegranate, outer: silk.apricot, inner: silk.clay, heart: silk.cobalt },
];

/** Silk pennants on a cord that sags between two points. */
export function bunting(from: Point, to: Point, sag: number, count: number, shift: number): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag];
  const along = (part: number, axis: 0 | 1) =>
    (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * middle[axis] + part ** 2 * to[axis];
  const flags = range(count).map((index) => {
    const part = (index + 0.5) / count;
    const cloth = pennants[(index + shift) % pennants.length] as Cloth;
    const flag =
      path(cloth.ground, 'M-27 -2H27V44L0 74L-27 44z') + at(0, 31, ikatDiamond(50, cloth));
    return at(Math.round(along(part, 0)), Math.round(along(part, 1)), flag);
  });
  const cord = line(silk.clay, 4, `M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`);
  return cord + flags.join('');
}
