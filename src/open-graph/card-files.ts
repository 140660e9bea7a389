import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';
import { type Card, format } from './card.ts';
import { cardSvg, pictureBox } from './card-svg.ts';

/** The file name of a card's picture; it changes with anything that the picture shows. */
export function cardFile({ name, picture, ...texts }: Card): string {
  const source = 'photo' in picture ? picture.digest : picture.cover;
  return `${name}.${digest([designVersion, source, texts]).slice(0, 8)}.jpg`;
}

/** Where a card's picture is served. */
export function cardPath(card: Card): string {
  return `/open-graph/${cardFile(card)}`;
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const specimen = {
  name: '',
  eyebrow: 'Ochiq eshiklar kuni · 2026',
  title: 'Студенты посадили деревья во дворе университета и вдоль улицы',
  university: 'Markaziy Osiyo tibbiyot universiteti',
  sample: 'Namuna',
};

/** A digest of drawn samples: it changes whenever the way of drawing does. */
const designVersion = digest([
  format,
  ...['lattice-cobalt', 'medallion-sky', 'stripes-clay', 'waves-ink'].map((cover) =>
    cardSvg({ ...specimen, picture: { cover } }),
  ),
]);

const inProgress = new Map<string, Promise<string>>();

/** The path of a card's picture in the folder; it is drawn unless the folder has it. */
export function cachedCard(card: Card, folder: string): Promise<string> {
  const file = join(folder, cardFile(card));
  if (existsSync(file)) return Promise.resolve(file);
  const made = inProgress.get(file) ?? makeCard(card, file).finally(() => inProgress.delete(file));
  inProgress.set(file, made);
  return made;
}

/** Written under another name first: another build may read the same folder. */
async function makeCard(card: Card, file: string): Promise<string> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(unfinished, await cardJpeg(card));
  await rename(unfinished, file);
  return file;
}

/** Makes the pictures that are missing, as many at once as there are processors to compress them. */
export async function makeCards(
  cards: readonly Card[],
  folder: string,
  concurrency: number,
): Promise<void> {
  await pMap(cards, (card) => cachedCard(card, folder), { concurrency });
}

/** The finished picture; the same bytes for the same card. */
export function cardJpeg(card: Card): Promise<Buffer> {
  const drawing = Buffer.from(cardSvg(card));
  const picture =
    'photo' in card.picture
      ? besidePanel(card.picture.photo).composite([{ input: drawing }])
      : sharp(drawing).flatten();
  return picture.jpeg(format.jpeg).toBuffer();
}

/** The part of a photo that draws the eye, with room for the panel on its left. */
function besidePanel(photo: string): Sharp {
  const { left, width, height } = pictureBox;
  return sharp(photo)
    .autoOrient()
    .resize({ width, height, position: 'attention' })
    .toColourspace('srgb')
    .extend({ left });
}
