import { silk } from '../../src/ikat/silk.ts';
import { type Arch, archPath, inset } from './arches.ts';
import { bunting } from './bunting.ts';
import { wing } from './campus.ts';
import { forecourt } from './forecourt.ts';
import { iwan } from './iwan.ts';
import { hills, mist } from './mountains.ts';
import { ikatBand, starTiles } from './ornament.ts';
import { at, clipped, line, mix, rect, shade, tint, turned } from './paint.ts';
import { person } from './people.ts';
import { alay } from './ranges.ts';
import { type Scene, wide } from './scene.ts';
import { cloud, haze, sky, sun } from './sky.ts';
import { leaves, poplar } from './trees.ts';

const gate: Arch = { x: 800, base: 960, width: 1010, jamb: 530, rise: 372 };
const ground = 640;

function courtyard(): string {
  return (
    sky(1600, 620) +
    cloud(480, 210, 200) +
    sun(470, 400, 46) +
    `<g transform="translate(-40 110) scale(0.87 0.56)">${alay}</g>` +
    mist('valley', haze, 1600, 430, 640) +
    hills(mix(tint('glaze', 0.55), silk.clay, 0.3), 1600, ground, [
      [0, 540],
      [500, 520],
      [900, 545],
      [1200, 520],
      [1600, 545],
    ]) +
    at(222, ground, wing({ id: 'left', x: 0, base: 0, bays: 7, pitch: 118 }), 0.55) +
    at(922, ground, wing({ id: 'right', x: 0, base: 0, bays: 7, pitch: 118 }), 0.55) +
    forecourt(1600, 900, ground, 800) +
    at(800, ground + 2, iwan(), 0.56) +
    poplar(380, ground + 22, 380, leaves(0.1)) +
    poplar(440, ground + 14, 310, leaves(0.2)) +
    poplar(1170, ground + 14, 320, leaves(0.2)) +
    poplar(1230, ground + 22, 400, leaves(0.1))
  );
}

/** The near face of the gate, which frames the courtyard. */
function face(): string {
  const tiles = {
    ground: silk.cobalt,
    star: mix(silk.cobalt, silk.glaze, 0.62),
    heart: mix(silk.cobalt, tint('glaze', 0.5), 0.5),
    dot: silk.cobalt,
  };
  const wall = `${archPath(inset(gate, -34))}M0 0v900h1600V0z`;
  const upright = (x: number) => turned(x, 0, 90, ikatBand(0, 0, 900, 84));
  return (
    `<clipPath id="wall"><path clip-rule="evenodd" d="${wall}"/></clipPath><g clip-path="url(#wall)">` +
    starTiles(0, -30, 20, 12, 80, tiles) +
    rect(silk.clay, 108, 0, 128, 900) +
    rect(silk.clay, 1364, 0, 128, 900) +
    upright(214) +
    upright(1470) +
    '</g>' +
    line(silk.apricot, 9, archPath(inset(gate, -33))) +
    line(silk.clay, 24, archPath(inset(gate, -20))) +
    line(mix(silk.clay, silk.cobalt, 0.3), 12, archPath(inset(gate, -3)))
  );
}

const visitors =
  person({ x: 776, y: 676, height: 54, hair: 'bun' }) +
  person({ x: 826, y: 680, height: 57, step: -1 }) +
  person({ x: 692, y: 734, height: 98, coat: tint('pomegranate', 0.1), hair: 'scarf', step: -1 }) +
  person({ x: 738, y: 738, height: 84, coat: tint('apricot', 0.15), bag: silk.cobalt }) +
  person({
    x: 900,
    y: 748,
    height: 112,
    coat: mix(silk.cobalt, silk.glaze, 0.25),
    legs: silk.ink,
  }) +
  person({ x: 954, y: 752, height: 106, hair: 'long', coat: tint('glaze', 0.2), step: -1 }) +
  person({ x: 560, y: 846, height: 208, hair: 'bun' }) +
  person({ x: 664, y: 862, height: 196, coat: tint('cobalt', 0.25), bag: silk.apricot, step: -1 }) +
  person({ x: 1046, y: 872, height: 214, coat: shade('cobalt', 0.3), legs: silk.ink }) +
  person({
    x: 1138,
    y: 866,
    height: 190,
    hair: 'long',
    coat: tint('pomegranate', 0.06),
    bag: silk.glaze,
    step: -1,
  });

export const openDay: Scene = {
  file: 'src/content/news/1-open-day/cover.jpg',
  ...wide,
  picture: () =>
    clipped('gate', archPath(gate), courtyard() + visitors) +
    face() +
    bunting([236, 196], [800, 64], 62, 8, 0) +
    bunting([800, 64], [1364, 196], 62, 8, 3),
};
