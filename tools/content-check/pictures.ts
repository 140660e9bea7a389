import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { didYouMean } from './nearest.ts';
import { isPictureName, pictureFormats } from './picture-formats.ts';

const longestSide = 4000;

async function missing(path: string): Promise<string | undefined> {
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const name = basename(path);
  if (names.includes(name)) return undefined;
  const hint = didYouMean(name, names.filter(isPictureName));
  return `there is no such file.${hint} Put the picture there, or mend the name; capital and small letters count.`;
}

async function tooLarge(path: string): Promise<string | undefined> {
  const size = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!size)
    return 'this file is not a picture. Save the picture again as JPEG, PNG, WebP or AVIF.';
  const { width, height } = size;
  if (width <= longestSide && height <= longestSide) return undefined;
  return `the picture is ${width} × ${height} pixels, and ${longestSide} is the most in either direction. Save it smaller.`;
}

/** What is wrong with the picture file at an absolute path, or undefined. */
export async function pictureProblem(path: string): Promise<string | undefined> {
  if (!isPictureName(path)) {
    return `this is not the name of a picture. Pictures end in ${pictureFormats.map((format) => `.${format}`).join(', ')}.`;
  }
  return (await missing(path)) ?? (await tooLarge(path));
}
