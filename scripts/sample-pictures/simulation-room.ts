import { silk } from '../../src/ikat/silk.ts';
import { type Arch, archPath, inset } from './arches.ts';
import { monitor } from './monitor.ts';
import { hills, mist } from './mountains.ts';
import { ikatBand } from './ornament.ts';
import {
  at,
  clipped,
  gradient,
  line,
  mix,
  oval,
  path,
  range,
  rect,
  repeat,
  shade,
  tint,
} from './paint.ts';
import { person } from './people.ts';
import { alay } from './ranges.ts';
import { type Scene, wide } from './scene.ts';
import { haze, sky, sun } from './sky.ts';
import { leaves, poplar } from './trees.ts';
import { bed, dripStand } from './ward.ts';

const floor = 690;
const opening: Arch = { x: 400, base: 560, width: 440, jamb: 300, rise: 166 };

function view(): string {
  return (
    sky(1600, 560) +
    sun(300, 292, 34) +
    `<g transform="translate(120 124) scale(0.46 0.4)">${alay}</g>` +
    mist('valley', haze, 1600, 380, 520) +
    hills(mix(tint('glaze', 0.55), silk.clay, 0.25), 1600, 560, [
      [0, 470],
      [300, 450],
      [480, 480],
      [620, 462],
      [900, 480],
    ]) +
    hills(mix(tint('glaze', 0.35), silk.clay, 0.2), 1600, 560, [
      [0, 520],
      [300, 524],
      [480, 510],
      [640, 526],
      [900, 520],
    ]) +
    poplar(232, 566, 210, leaves(0.1)) +
    poplar(268, 566, 170, leaves(0.25)) +
    poplar(566, 566, 190, leaves(0.12))
  );
}

function window(): string {
  const { x, base } = opening;
  return (
    path(tint('glaze', 0.25), archPath(inset(opening, -22))) +
    path(silk.paper, archPath(inset(opening, -14))) +
    path(mix(silk.clay, silk.cobalt, 0.2), archPath(opening)) +
    clipped('pane', archPath(inset(opening, 10)), view()) +
    line(silk.paper, 9, `M${x} ${base}V94M${x - 212} 262h424M${x - 212} 420h424`) +
    rect(silk.paper, x - 262, base, 524, 20) +
    rect(mix(silk.clay, silk.cobalt, 0.28), x - 262, base + 20, 524, 7)
  );
}

/** A curtain that hangs in folds from a rail. */
function curtain(x: number, width: number): string {
  const folds = 7;
  const fold = width / folds;
  return (
    range(folds)
      .map((index) => {
        const left = x + index * fold;
        const tone = tint('glaze', index % 2 ? 0.62 : 0.72);
        return path(tone, `M${left} 92h${fold + 1}l6 528q${-fold / 2} 18 ${-fold - 1} 0z`);
      })
      .join('') +
    line(mix(silk.clay, silk.cobalt, 0.5), 8, `M${x - 60} 88H1600`) +
    repeat(folds + 1, (index) => rect(silk.ink, x + index * fold - 2, 84, 4, 14))
  );
}

export const simulationRoom: Scene = {
  file: 'src/content/news/4-clinical-simulation-room/cover.jpg',
  ...wide,
  picture: () =>
    gradient('wall', [
      [0, tint('glaze', 0.84)],
      [1, mix(tint('glaze', 0.9), silk.clay, 0.6)],
    ]) +
    gradient('floor', [
      [0, mix(silk.clay, silk.apricot, 0.34)],
      [1, mix(silk.clay, silk.apricot, 0.14)],
    ]) +
    rect('url(#wall)', 0, 0, 1600, floor) +
    ikatBand(0, 0, 1600, 44) +
    rect(silk.paper, 0, 44, 1600, 8) +
    rect(tint('glaze', 0.55), 0, floor - 92, 1600, 72) +
    rect(silk.paper, 0, floor - 20, 1600, 20) +
    rect('url(#floor)', 0, floor, 1600, 210) +
    window() +
    path(tint('apricot', 0.5), `M330 ${floor}h330l300 210H520z`, 'opacity="0.35"') +
    path(tint('apricot', 0.5), `M180 ${floor}h120l180 210H280z`, 'opacity="0.35"') +
    curtain(1330, 270) +
    oval(silk.ink, 860, 812, 470, 26, 'opacity="0.14"') +
    at(1046, 790, dripStand()) +
    at(860, 800, bed()) +
    at(1440, 806, monitor(), 0.9) +
    person({ x: 560, y: 850, height: 480, hair: 'bun', legs: shade('glaze', 0.35) }),
};
