import { type Layer, motif } from '../../src/ikat/layers.ts';
import { silk } from '../../src/ikat/silk.ts';
import { type Clip, view } from './clip.ts';
import { eased } from './easing.ts';

const rowHeight = 6;
const rows = view.height / rowHeight;
const loom = { left: 80, right: 560 };
const repeat = { width: 240, height: 360 };

const large: Layer[] = [
  ['clay', { columns: 6, columnWidth: 12, step: 33, tip: 28, feather: 20 }],
  ['cobalt', { columns: 4, columnWidth: 12, step: 33, tip: 22, feather: 16 }],
  ['apricot', { columns: 1, columnWidth: 12, step: 33, tip: 22, feather: 12 }],
];
const small: Layer[] = [
  ['clay', { columns: 2, columnWidth: 12, step: 30, tip: 26, feather: 16 }],
  ['pomegranate', { columns: 1, columnWidth: 12, step: 27, tip: 18, feather: 10 }],
];

function cloth(): string {
  const places: [number, number][] = [];
  for (let x = loom.left; x <= loom.right; x += repeat.width) {
    for (let y = -repeat.height / 4; y <= view.height + repeat.height; y += repeat.height) {
      places.push([x, y], [x + repeat.width / 2, y + repeat.height / 2]);
    }
  }
  const diamonds = places.map(([x, y]) => motif(large, x, y));
  const between = places.map(([x, y]) => motif(small, x, y + repeat.height / 2));
  const ground = `<rect width="640" height="360" fill="${silk.glaze}"/>`;
  const selvages = [loom.left, loom.right].map(
    (x) => `<path stroke="${silk.cobalt}" stroke-width="24" d="M${x} 0v360"/>`,
  );
  return [ground, ...diamonds, ...between, ...selvages].join('');
}

function band(from: number, to: number): string {
  return `M${loom.left} ${from}H${loom.right}V${to}H${loom.left}z`;
}

const wholeCloth = cloth();
const threads = `<pattern id="threads" width="6" height="360" patternUnits="userSpaceOnUse"><path fill="${silk.clay}" d="M0 0h3v360h-3z"/></pattern>`;
const background = `<rect width="640" height="360" fill="${silk.clay}"/>`;

/** Dyed warp threads, faint and apart, become a narrow cloth from below, row by row. */
export const weaving: Clip = {
  name: 'how-ikat-is-woven',
  seconds: 10,
  posterAt: 6.2,
  picture(time) {
    const woven = Math.round(eased(time, 0.6, 8.4) * rows) * rowHeight;
    const edge = view.height - woven;
    const weft = woven > 0 && woven < view.height;
    return `<defs>${threads}<clipPath id="loom"><path d="${band(0, 360)}"/></clipPath><clipPath id="woven"><path d="${band(edge, 360)}"/></clipPath></defs>
      ${background}
      <g clip-path="url(#loom)" opacity="0.4">${wholeCloth}</g>
      <path fill="url(#threads)" d="${band(0, edge)}"/>
      <g clip-path="url(#woven)">${wholeCloth}</g>
      ${weft ? `<path fill="${silk.apricot}" d="M${loom.left - 16} ${edge - 3}h${loom.right - loom.left + 32}v3H${loom.left - 16}z"/>` : ''}`;
  },
};
