import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from './address.ts';
import type { Card } from './card.ts';
import { cardJpeg } from './jpeg.ts';

const making = new Map<string, Promise<string>>();

/** The file of a card's picture in the folder, where it is made unless it is there. */
export function cachedPicture(card: Card, folder: string): Promise<string> {
  const file = join(folder, pictureFile(card));
  if (existsSync(file)) return Promise.resolve(file);
  const made = making.get(file) ?? makePicture(card, file).finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

/** Whole or not at all: another build may read the same folder. */
async function makePicture(card: Card, file: string): Promise<string> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(unfinished, await cardJpeg(card));
  await rename(unfinished, file);
  return file;
}

/** Makes the pictures that are missing, as many at once as there are processors to compress them. */
export async function makePictures(
  cards: readonly Card[],
  folder: string,
  atOnce: number,
): Promise<void> {
  const queue = cards.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const card of queue) await cachedPicture(card, folder);
    }),
  );
}
