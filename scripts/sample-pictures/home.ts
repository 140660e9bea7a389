import { silk } from '../../src/ikat/silk.ts';
import { wing } from './campus.ts';
import { forecourt } from './forecourt.ts';
import { iwan } from './iwan.ts';
import { hills, mist } from './mountains.ts';
import { at, mix, path, shade, tint } from './paint.ts';
import { person } from './people.ts';
import { alay, foothills } from './ranges.ts';
import type { Scene } from './scene.ts';
import { birds, cloud, haze, sky, sun } from './sky.ts';
import { leaves, pomegranate, poplar } from './trees.ts';

const ground = 1092;
const gate = 1060;

const nearTrees =
  poplar(70, ground + 20, 640, leaves(0.12)) +
  poplar(150, ground + 14, 540, leaves(0.2)) +
  poplar(232, ground + 18, 600, leaves(0.06)) +
  poplar(1800, ground + 14, 560, leaves(0.2)) +
  poplar(1878, ground + 20, 660, leaves(0.08));

const students =
  person({ x: 1010, y: 1128, height: 74, hair: 'bun' }) +
  person({ x: 1086, y: 1134, height: 78, step: -1 }) +
  person({ x: 1152, y: 1196, height: 132, hair: 'long', bag: silk.pomegranate }) +
  person({ x: 1226, y: 1204, height: 138, step: -1 }) +
  person({ x: 846, y: 1300, height: 190, hair: 'scarf', step: -1 }) +
  person({ x: 934, y: 1312, height: 200, bag: silk.apricot });

export const home: Scene = {
  file: 'src/content/pages/home/cover.jpg',
  width: 1920,
  height: 1440,
  picture() {
    return (
      sky(1920, 1000) +
      cloud(560, 150, 380) +
      cloud(1500, 230, 300, 0.5) +
      cloud(40, 290, 220, 0.4) +
      birds([
        [560, 300, 22],
        [618, 268, 17],
        [668, 296, 14],
        [1482, 130, 20],
        [1540, 104, 15],
      ]) +
      sun(322, 520, 74) +
      alay +
      mist('valley', haze, 1920, 640, 980) +
      foothills +
      mist('plain', haze, 1920, 780, 1020) +
      hills(mix(tint('glaze', 0.6), silk.clay, 0.3), 1920, ground + 4, [
        [0, 880],
        [300, 850],
        [700, 880],
        [1200, 850],
        [1600, 880],
        [1920, 860],
      ]) +
      wing({ id: 'left', x: 270, base: ground, bays: 5, pitch: 118 }) +
      wing({ id: 'right', x: 1260, base: ground, bays: 5, pitch: 118 }) +
      path(shade('cobalt', 0.2), `M1290 ${ground}v-326l110 70v256z`, 'opacity="0.2"') +
      forecourt(1920, 1440, ground, gate) +
      nearTrees +
      at(gate, ground + 4, iwan(), 1.12) +
      students +
      at(90, 1480, pomegranate(520, 3)) +
      at(1850, 1490, pomegranate(460, 8))
    );
  },
};
