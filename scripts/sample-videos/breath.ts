import { diamondPath } from '../../src/ikat/diamond.ts';
import { type Dye, silk } from '../../src/ikat/silk.ts';
import type { Clip } from './clip.ts';
import { eased } from './easing.ts';

const centre = { x: 320, y: 180 };

interface Ring {
  petals: number;
  /** Parts of a petal by which the ring is turned. */
  turn: number;
  /** Distances from the middle where a petal begins and ends. */
  from: number;
  to: number;
  width: number;
  fill: Dye;
  vein: Dye;
}

const rings: Ring[] = [
  { petals: 8, turn: 0, from: 16, to: 54, width: 19, fill: 'cobalt', vein: 'apricot' },
  { petals: 16, turn: 0.5, from: 46, to: 90, width: 18, fill: 'glaze', vein: 'paper' },
  { petals: 16, turn: 0, from: 78, to: 127, width: 25, fill: 'cobalt', vein: 'glaze' },
];

function petal(from: number, to: number, width: number): string {
  const bulge = from + (to - from) * 0.42;
  return `M0 ${-from}C${-width} ${-bulge} ${-width * 0.55} ${-to * 0.94} 0 ${-to}C${width * 0.55} ${-to * 0.94} ${width} ${-bulge} 0 ${-from}z`;
}

/** `open` is 0 for a closed ring and 1 for one in flower. */
function drawRing(ring: Ring, open: number): string {
  if (open === 0) return '';
  const { petals, turn, from, to, width, fill, vein } = ring;
  const tip = from + (to - from) * open;
  const veinTip = from + (tip - from) * 0.66;
  return Array.from({ length: petals }, (_, index) => {
    const angle = (360 / petals) * (index + turn);
    return `<g transform="rotate(${angle})"><path fill="${silk[fill]}" d="${petal(from, tip, width * open)}"/><path fill="${silk[vein]}" d="${petal(from + 5 * open, veinTip, width * 0.42 * open)}"/></g>`;
  }).join('');
}

function outline({ petals, turn, from, to, width }: Ring): string {
  const path = petal(from, to, width);
  return Array.from({ length: petals }, (_, index) => {
    const angle = (360 / petals) * (index + turn);
    return `<path transform="rotate(${angle})" d="${path}"/>`;
  }).join('');
}

function dots(count: number, distance: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    const x = Math.cos(angle) * distance;
    const y = Math.sin(angle) * distance;
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius}"/>`;
  }).join('');
}

const hanging = [0, 640]
  .map((x) => {
    const column = { x, y: centre.y, columnWidth: 10 };
    const outer = diamondPath({ ...column, columns: 9, step: 30, tip: 24, feather: 18 });
    const middle = diamondPath({ ...column, columns: 6, step: 30, tip: 20, feather: 14 });
    const inner = diamondPath({ ...column, columns: 3, step: 30, tip: 16, feather: 12 });
    return `<path fill="${silk.glaze}" d="${outer}"/><path fill="${silk.clay}" d="${middle}"/><path fill="${silk.cobalt}" d="${inner}"/>`;
  })
  .join('');

const plate = `<circle r="160" fill="${silk.glaze}"/><circle r="153" fill="${silk.paper}"/>
  <circle r="147" fill="${silk.cobalt}"/><circle r="132" fill="${silk.paper}"/>
  <g fill="${silk.apricot}">${dots(48, 139.5, 2.6)}</g>
  <g fill="none" stroke="${silk.cobalt}" stroke-opacity="0.16">${rings.map(outline).join('')}</g>
  <circle r="14" fill="${silk.glaze}"/><circle r="6" fill="${silk.apricot}"/>`;

/** The flower on a plate opens for four seconds, rests, and closes for six: one slow breath. */
export const breath: Clip = {
  name: 'a-calm-breath',
  seconds: 12,
  posterAt: 4.5,
  picture(time) {
    const breathed = eased(time, 0, 4) - eased(time, 5, 11);
    const opened = rings.map((ring, index) =>
      drawRing(ring, eased(breathed * 3, index, index + 1)),
    );
    return `<rect width="640" height="360" fill="${silk.clay}"/>${hanging}
      <g transform="translate(${centre.x} ${centre.y})">${plate}${opened.toReversed().join('')}</g>`;
  },
};
