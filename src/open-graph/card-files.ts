import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp, { type Sharp } from 'sharp';
import { type Card, format } from './card.ts';
import { cardSvg, imageBox } from './card-svg.ts';

/** The file name of a card's image, with a digest of everything the image shows. */
export function cardFile({ name, image, ...texts }: Card): string {
  const source = 'file' in image ? image.digest : image.cover;
  return `${name}.${digest([designVersion, source, texts]).slice(0, 8)}.jpg`;
}

/** The path at which a card's image is served. */
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

/** A digest of sample cards: changes with the drawing code, so that cached images expire. */
const designVersion = digest([
  format,
  ...['lattice-cobalt', 'medallion-sky', 'stripes-clay', 'waves-ink'].map((cover) =>
    cardSvg({ ...specimen, image: { cover } }),
  ),
]);

const inProgress = new Map<string, Promise<string>>();

/** The file of a card's image in the cache folder; renders it if it is missing. */
export function cachedCard(card: Card, folder: string): Promise<string> {
  const file = join(folder, cardFile(card));
  if (existsSync(file)) return Promise.resolve(file);
  const made = inProgress.get(file) ?? makeCard(card, file).finally(() => inProgress.delete(file));
  inProgress.set(file, made);
  return made;
}

/** Writes to a temporary name and renames: concurrent builds may share the folder. */
async function makeCard(card: Card, file: string): Promise<string> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(unfinished, await cardJpeg(card));
  await rename(unfinished, file);
  return file;
}

/** Renders the missing images, `concurrency` at a time. */
export async function makeCards(
  cards: readonly Card[],
  folder: string,
  concurrency: number,
): Promise<void> {
  await pMap(cards, (card) => cachedCard(card, folder), { concurrency });
}

/** Renders a card as JPEG; deterministic. */
function cardJpeg(card: Card): Promise<Buffer> {
  const drawing = Buffer.from(cardSvg(card));
  const image =
    'file' in card.image
      ? besidePanel(card.image.file).composite([{ input: drawing }])
      : sharp(drawing).flatten();
  return image.jpeg(format.jpeg).toBuffer();
}

/** The most salient part of an image (sharp's attention crop), with room for the panel on the left. */
function besidePanel(file: string): Sharp {
  const { left, width, height } = imageBox;
  return sharp(file)
    .autoOrient()
    .resize({ width, height, position: 'attention' })
    .toColourspace('srgb')
    .extend({ left });
}
