import { silk } from '../../src/ikat/silk.ts';
import { type Arch, archPath, inset } from './arches.ts';
import { cobaltCloth, ikatBand, starTiles, type Tiles } from './ornament.ts';
import {
  clipped,
  disc,
  gradient,
  mirrored,
  mix,
  path,
  polygon,
  rect,
  repeat,
  shade,
  tint,
} from './paint.ts';

const turquoise = tint('glaze', 0.22);
const opening: Arch = { x: 0, base: 0, width: 268, jamb: 350, rise: 186 };

const frame: Tiles = {
  ground: silk.cobalt,
  star: tint('glaze', 0.42),
  heart: silk.clay,
  dot: silk.apricot,
};
const spandrel: Tiles = {
  ground: turquoise,
  star: shade('cobalt', 0),
  heart: tint('glaze', 0.5),
  dot: silk.paper,
};

/** Tiers of honeycomb vaulting that narrow towards the point of the arch. */
function vault(): string {
  const tiers = [6, 5, 4, 3, 2, 1, 0];
  return tiers
    .map((tier) => {
      const width = 48 - tier * 3;
      const height = 40 - tier * 2;
      const base = -350 - tier * 29;
      return repeat(9, (index) => {
        const x = (index - 4 + (tier % 2) / 2) * width;
        const cell = { x, base: base + 12, width: width * 0.94, jamb: 12, rise: height - 6 };
        const tone = mix(silk.clay, silk.cobalt, 0.2 + tier * 0.05 + (index % 2) * 0.05);
        const half = `M${x} ${base + 12}V${base - height + 6}C${x + width * 0.24} ${base - height * 0.6} ${x + width * 0.47} ${base - height * 0.4} ${x + width * 0.47} ${base}V${base + 12}z`;
        return path(tone, archPath(cell)) + path(mix(tone, silk.glaze, 0.38), half);
      });
    })
    .join('');
}

function doorway(): string {
  const door: Arch = { x: 0, base: 0, width: 120, jamb: 170, rise: 78 };
  const wood = shade('apricot', 0.58);
  const leaf = polygon([
    [-60, 0],
    [-60, -190],
    [-34, -182],
    [-34, 0],
  ]);
  const panels = [-150, -96, -42]
    .map((y) => rect(tint('apricot', 0.3), -54, y, 13, 34, 'opacity="0.4"'))
    .join('');
  const niche: Arch = { x: 92, base: -60, width: 34, jamb: 150, rise: 30 };
  return (
    mirrored(path(mix(silk.clay, silk.cobalt, 0.42), archPath(niche))) +
    path(turquoise, archPath({ ...door, width: 138, rise: 92 })) +
    path(silk.clay, archPath({ ...door, width: 128, rise: 84 })) +
    path('url(#glow)', archPath(door)) +
    clipped('door', archPath(door), mirrored(path(wood, leaf) + panels))
  );
}

function column(): string {
  const stripes = repeat(30, (index) => `M204 ${-index * 25}l26 -16v11l-26 16z`);
  return (
    rect(turquoise, 206, -700, 22, 700) +
    clipped('shaft', 'M206 0h22v-700h-22z', path(silk.cobalt, stripes)) +
    rect(silk.paper, 206, -700, 6, 700, 'opacity="0.35"') +
    rect(silk.clay, 201, -26, 32, 26) +
    rect(silk.clay, 202, -712, 30, 14) +
    path(turquoise, 'M204 -712C200 -738 212 -744 217 -764C222 -744 234 -738 230 -712z') +
    disc(silk.apricot, 217, -768, 5)
  );
}

/** The portal, 460 units wide and 770 high, on the origin. */
export function iwan(): string {
  const crest = repeat(16, (index) =>
    archPath({ x: -187.5 + index * 25, base: -690, width: 15, jamb: 15, rise: 12 }),
  );
  const border = inset(opening, -9);
  return (
    gradient('glow', [
      [0, tint('apricot', 0.15)],
      [1, tint('apricot', 0.72)],
    ]) +
    gradient('depth', [
      [0, mix(silk.glaze, silk.cobalt, 0.7)],
      [0.5, mix(silk.clay, silk.cobalt, 0.34)],
      [1, mix(silk.clay, silk.apricot, 0.22)],
    ]) +
    rect(silk.clay, -216, -726, 432, 726) +
    path(tint('cobalt', 0.45), crest) +
    rect(silk.paper, -218, -732, 436, 9) +
    ikatBand(-200, -682, 400, 64) +
    starTiles(-200, -610, 10, 1, 40, frame) +
    starTiles(-200, -570, 1, 14, 40, frame) +
    starTiles(160, -570, 1, 14, 40, frame) +
    rect(silk.clay, -160, -570, 320, 570) +
    clipped('spandrel', 'M-153 0v-563h306v563z', starTiles(-160, -570, 8, 6, 40, spandrel)) +
    rect(silk.clay, -153, -334, 306, 334) +
    path(silk.apricot, archPath(inset(opening, -13))) +
    path(silk.paper, archPath(border)) +
    path(mix(silk.clay, silk.cobalt, 0.16), archPath(opening)) +
    clipped(
      'recess',
      archPath(inset(opening, 9)),
      `${rect('url(#depth)', -160, -560, 320, 560)}${vault()}${rect(turquoise, -160, -342, 320, 7)}${rect(cobaltCloth.ground, -160, -335, 320, 24)}${repeat(14, (index) => disc(tint('glaze', 0.5), -130 + index * 20, -323, 5))}${doorway()}`,
    ) +
    mirrored(column())
  );
}
