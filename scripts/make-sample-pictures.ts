import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { about } from './sample-pictures/about.ts';
import { anatomyMuseum } from './sample-pictures/anatomy-museum.ts';
import { home } from './sample-pictures/home.ts';
import { map } from './sample-pictures/map.ts';
import { nursing } from './sample-pictures/nursing.ts';
import { openDay } from './sample-pictures/open-day.ts';
import { rector } from './sample-pictures/rector.ts';
import { type Scene, sceneDocument } from './sample-pictures/scene.ts';
import { simulationRoom } from './sample-pictures/simulation-room.ts';
import { treePlanting } from './sample-pictures/tree-planting.ts';

const scenes = [
  home,
  about,
  openDay,
  anatomyMuseum,
  simulationRoom,
  nursing,
  treePlanting,
  rector,
  map,
];
const limit = 160_000;
/** The best that fits is taken; `soften` blurs the finest threads, which cost the most bytes. */
const settings = [
  { quality: 82, soften: false },
  { quality: 78, soften: false },
  { quality: 74, soften: true },
  { quality: 70, soften: true },
  { quality: 66, soften: true },
  { quality: 62, soften: true },
];

async function encode(scene: Scene): Promise<Buffer> {
  const drawn = sharp(sceneDocument(scene)).flatten();
  for (const { quality, soften } of settings) {
    const pixels = soften ? drawn.clone().blur(0.6) : drawn.clone();
    const jpeg = await pixels.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= limit) return jpeg;
  }
  throw new Error(`${scene.file} has more than ${limit} bytes at every quality`);
}

// Draws the sample pictures again: node scripts/make-sample-pictures.ts [part of a path].
const [wanted = ''] = process.argv.slice(2);
for (const scene of scenes.filter(({ file }) => file.includes(wanted))) {
  const jpeg = await encode(scene);
  await writeFile(scene.file, jpeg);
  console.log(`${scene.file}: ${jpeg.length} bytes`);
}
