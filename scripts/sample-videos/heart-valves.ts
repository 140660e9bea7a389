import { silk } from '../../src/ikat/silk.ts';

type Point = [x: number, y: number];

/** A door of two leaflets hung on `hinges`; open, they point along `flow`, a vector of unit length. */
interface Valve {
  hinges: [Point, Point];
  flow: Point;
}

export const inflowValves: Valve[] = [
  {
    hinges: [
      [286, 190],
      [270, 238],
    ],
    flow: [0.94, 0.34],
  },
  {
    hinges: [
      [370, 184],
      [426, 186],
    ],
    flow: [0, 1],
  },
];
export const aorticValve: Valve = {
  hinges: [
    [341, 188.6],
    [360, 170],
  ],
  flow: [-0.7, -0.71],
};
export const pulmonaryValve: Valve = {
  hinges: [
    [302, 167],
    [333, 173],
  ],
  flow: [0.2, -0.98],
};

/** `open` is 0 for a shut door and 1 for an open one. */
export function drawValve({ hinges: [one, other], flow: [fx, fy] }: Valve, open: number): string {
  const across: Point = [other[0] - one[0], other[1] - one[1]];
  const span = Math.hypot(...across);
  const leaflet = ([x, y]: Point, side: number) => {
    const at = (over: number, along: number) =>
      `${(x + side * over * across[0] + along * span * fx).toFixed(1)} ${(y + side * over * across[1] + along * span * fy).toFixed(1)}`;
    const tip = at(0.5 - 0.32 * open, 0.2 + 0.32 * open);
    const bend = at(0.28 - 0.22 * open, 0.26 * open - 0.02);
    return `M${at(0, 0)}Q${bend} ${tip}`;
  };
  return `<path fill="none" stroke="${silk.clay}" stroke-width="4" stroke-linecap="round" d="${leaflet(one, 1)}${leaflet(other, -1)}"/>`;
}
