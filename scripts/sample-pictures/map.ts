import { silk } from '../../src/ikat/silk.ts';
import { hub, polar, sectorOutline } from './fan.ts';
import { northArrow, pin, station, train, university } from './landmarks.ts';
import { at, line, mix, path, range, rect, repeat, tint } from './paint.ts';
import { gardens, parkOfTrees, quarters, river, universityQuarter } from './quarters.ts';
import { type Scene, wide } from './scene.ts';
import { tree, washed } from './sketch.ts';

const paper = mix(silk.paper, silk.clay, 0.5);
const field = mix(tint('glaze', 0.66), silk.apricot, 0.24);
const rails = 'M-20 112C420 88 1100 92 1620 116';
const canal = 'M1446 -20C1440 130 1540 220 1520 390C1502 540 1350 660 1262 920';
const eastRoad = `M1440 ${hub[1] + 7}L1620 ${hub[1] + 14}`;

const furrows = line(
  mix(field, silk.glaze, 0.4),
  4,
  range(9)
    .map((index) => `M${1300 + index * 48} 960Q${1480 + index * 40} 700 ${1560 + index * 60} 490`)
    .join(''),
  'opacity="0.5"',
);

const water =
  line(mix(field, silk.glaze, 0.2), 74, canal) +
  line(silk.ink, 50, canal, 'opacity="0.62"') +
  line(river, 44, canal) +
  line(mix(river, silk.paper, 0.5), 5, canal, 'stroke-dasharray="70 46" transform="translate(-7)"');

const bridge =
  line(silk.ink, 36, eastRoad, 'opacity="0.55"') +
  line(paper, 30, `M1400 ${hub[1] + 6}L1620 ${hub[1] + 14}`) +
  line(silk.ink, 7, `M1466 ${hub[1] - 12}H1548M1462 ${hub[1] + 30}H1544`);

const railway =
  path(field, `${rails}V-20H-20z`) +
  line(silk.ink, 110, rails, 'opacity="0.5"') +
  line(paper, 104, rails) +
  line(silk.ink, 30, rails, 'stroke-dasharray="6 20" style="stroke-linecap:butt" opacity="0.75"') +
  line(silk.ink, 15, rails) +
  line(paper, 8, rails);

const orchard =
  repeat(26, (index) => tree(20 + index * 62, 18 + (index % 3) * 5, 20)) +
  repeat(4, (index) => tree(1566 - index * 4, 196 + index * 62, 20));

export const map: Scene = {
  file: 'src/content/contact/map.jpg',
  ...wide,
  picture: () =>
    rect(paper, 0, 0, 1600, 900) +
    quarters() +
    parkOfTrees() +
    gardens() +
    path(field, `${canal}H1620V-20z`) +
    furrows +
    water +
    bridge +
    railway +
    orchard +
    at(700, 104, train) +
    at(hub[0], 170, station, 1.15) +
    washed(sectorOutline(universityQuarter, 15), mix(silk.clay, silk.apricot, 0.62), 5) +
    repeat(5, (index) => tree(...polar(760, 171.4 + index * 4.3), 21)) +
    repeat(3, (index) => tree(...polar(372, 174 + index * 6), 19)) +
    at(664, 514, university) +
    at(664, 360, pin) +
    at(1496, 770, northArrow, 0.94),
};
