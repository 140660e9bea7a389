import { silk } from '../../src/ikat/silk.ts';
import { wing } from './campus.ts';
import { sapling, spade, wateringCan } from './garden.ts';
import { hills, mist } from './mountains.ts';
import {
  at,
  gradient,
  mix,
  oval,
  path,
  randomFrom,
  range,
  rect,
  repeat,
  shade,
  tint,
} from './paint.ts';
import { person } from './people.ts';
import { alay, foothills } from './ranges.ts';
import { type Scene, wide } from './scene.ts';
import { cloud, haze, sky, sun } from './sky.ts';
import { leaves, poplar } from './trees.ts';

const soil = mix(shade('apricot', 0.5), silk.clay, 0.24);
const field = 560;

/** Furrows that run from the far edge of the field towards us. */
function furrows(): string {
  return repeat(12, (index) => {
    const near = (index - 5) * 260;
    const far = 640 + (index - 5) * 62;
    return `M${far} ${field}L${near + 500} 900h90L${far + 18} ${field}z`;
  });
}

const row = range(5).map((index) => {
  const part = index / 4;
  return { x: 760 + part ** 1.5 * 560, y: 606 + part ** 1.5 * 200, size: 0.3 + part ** 1.5 * 0.72 };
});

function pebbles(): string {
  const random = randomFrom(4);
  return repeat(46, () => {
    const y = 640 + random() * 250;
    const size = ((y - 540) / 360) * 7;
    return oval(
      mix(soil, silk.ink, 0.3),
      random() * 1600,
      y,
      size * 1.5,
      size * 0.6,
      'opacity="0.4"',
    );
  });
}

export const treePlanting: Scene = {
  file: 'src/content/news/8-tree-planting/cover.jpg',
  ...wide,
  picture: () =>
    gradient('earth', [
      [0, mix(silk.clay, silk.apricot, 0.44)],
      [1, mix(mix(silk.apricot, shade('apricot', 0.6), 0.5), silk.clay, 0.36)],
    ]) +
    sky(1600, 580) +
    cloud(260, 120, 300) +
    cloud(1080, 90, 260, 0.5) +
    sun(1030, 260, 54) +
    `<g transform="translate(-60 -40) scale(0.9 0.62)">${alay}${mist('valley', haze, 1920, 640, 980)}${foothills}</g>` +
    hills(mix(tint('glaze', 0.5), silk.clay, 0.25), 1600, 600, [
      [0, 500],
      [400, 520],
      [900, 490],
      [1300, 520],
      [1600, 500],
    ]) +
    at(1060, field + 6, wing({ id: 'hall', x: 0, base: 0, bays: 8, pitch: 118 }), 0.48) +
    range(9)
      .map((index) =>
        poplar(
          30 + index * 62,
          field + 10,
          300 - ((index * 53) % 90),
          leaves(0.2 + (index % 3) * 0.1),
        ),
      )
      .join('') +
    poplar(1548, field + 10, 250, leaves(0.3)) +
    poplar(1590, field + 10, 300, leaves(0.2)) +
    rect('url(#earth)', 0, field, 1600, 340) +
    path(tint('glaze', 0.4), `M0 ${field}h1600v14H0z`) +
    path(soil, furrows(), 'opacity="0.28"') +
    pebbles() +
    person({ x: 500, y: 668, height: 152, hair: 'scarf' }) +
    person({ x: 572, y: 676, height: 162, bag: silk.cobalt, step: -1 }) +
    row.map(({ x, y, size }) => at(x, y, sapling(soil), size)).join('') +
    person({ x: 1010, y: 740, height: 238, hair: 'bun', step: -1 }) +
    at(372, 846, sapling(soil), 1.5) +
    at(640, 850, spade(soil), 1.15) +
    at(124, 872, wateringCan(), 1.1),
};
