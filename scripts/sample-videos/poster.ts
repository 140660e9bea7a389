import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Clip, svgDocument } from './clip.ts';

const limit = 40_000;
/** The best that fits is taken. */
const qualities = [80, 70, 60, 50, 45, 40];

/** Writes `<name>.jpg` into a folder and returns its size; throws when no quality makes it fit. */
export async function writePoster({ name, picture, posterAt }: Clip, dir: string): Promise<number> {
  const pixels = sharp(svgDocument(picture(posterAt), 960)).flatten();
  for (const quality of qualities) {
    const jpeg = await pixels.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length > limit) continue;
    await writeFile(join(dir, `${name}.jpg`), jpeg);
    return jpeg.length;
  }
  throw new Error(`The poster of ${name} has more than ${limit} bytes at every quality`);
}
