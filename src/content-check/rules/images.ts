import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { imagesIn } from '../body.ts';
import { type BodyPart, bodiesOf, type Entry, type Site } from '../content.ts';
import { decoded } from '../decoded.ts';
import { imageNameProblem } from '../image-name.ts';
import { isImageName } from '../layout.ts';
import { asItLooks } from '../look-alikes.ts';
import type { Message } from '../message.ts';
import { imageAddressProblem, namedImages } from '../named-files.ts';
import { damage, pictureAt } from '../picture.ts';
import { didYouMean, type Finding, quoted } from '../problem.ts';
import { storedPath } from '../stored-path.ts';

/** Every image in a body exists and has a sensible size. */
export async function bodyImages(entry: Entry, { publicDir }: Site): Promise<Finding[]> {
  const images = bodiesOf(entry).flatMap((part) =>
    imagesIn(part.body).map((image) => ({ part, ...image })),
  );
  const problems = images.map(async ({ part, url, line }): Promise<Finding[]> => {
    const place = { file: part.file, field: 'body' as const, bodyLine: line, read: quoted(url) };
    const messages = await addressProblem(url, part, publicDir);
    return messages.length > 0 ? [{ ...place, messages }] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** The messages for an image named by a field of a file in `folder`; none if it is correct. */
export async function fieldImageProblem(folder: string, name: string): Promise<Message[]> {
  if (/^[a-z][a-z\d+.-]*:|\\/i.test(name)) return [{ key: 'image.elsewhere' }];
  return imageProblem(resolve(folder, name));
}

/** Every image is named by a file of its type. */
export function unusedImages(site: Site): Finding[] {
  const known = (path: string) => asItLooks(path.toLowerCase());
  const named = site.entries.flatMap((entry) => imagesOf(entry, site));
  const used = new Set(named.map(({ path }) => known(path)));
  return site.images
    .filter(({ path }) => !used.has(known(path)))
    .map(({ name }) => ({ file: name, messages: [{ key: 'image.unused' }] }));
}

/** In pixels: narrower images look blurred where they are shown. By the name of the field. */
const narrowest: Record<string, number> = { cover: 1200, map: 1200, portrait: 480 };
const narrowestOther = 640;

/** Every image is large enough for the place where it is shown. */
export async function smallImages(entry: Entry, site: Site): Promise<Finding[]> {
  const problems = imagesOf(entry, site)
    .filter(({ path }) => !/\.svg$/i.test(path))
    .map(async ({ path, ...place }): Promise<Finding[]> => {
      const image = await imageAt(path);
      const limit = narrowest[`${place.field}`] ?? narrowestOther;
      if (!image || image.width >= limit) return [];
      const { width, height } = image;
      return [{ ...place, messages: [{ key: 'image.small', width, height, limit }] }];
    });
  return (await Promise.all(problems)).flat();
}

/** The images that fields and bodies name, with their absolute paths. */
function imagesOf(entry: Entry, { publicDir }: Site) {
  return namedImages(entry).map(({ part, place, name }) => ({
    ...place,
    path: name.startsWith('/') ? join(publicDir, name) : resolve(dirname(part.path), name),
  }));
}

/** The messages for the image file at an absolute path; none if it is correct. */
async function imageProblem(path: string): Promise<Message[]> {
  const named = imageNameProblem(path);
  if (named.length > 0) return named;
  const stored = await storedPath(path);
  return stored === undefined ? missing(path) : sizeProblem(stored);
}

/** The image at an absolute path and its size; undefined if there is none. */
async function imageAt(path: string) {
  const stored = await storedPath(path);
  const size = await sharp(stored ?? path)
    .metadata()
    .catch(() => undefined);
  return stored && size && { path: stored, width: size.width, height: size.height };
}

/** Limits in pixels and megabytes: what the build scales in a second, and what the Git history can hold. */
const most = { side: 12_000, megabytes: 25 };
/** Larger pictures only cost time and space: pages show none wider than 1280 pixels. */
const enough = { side: 6000, megabytes: 10 };

async function missing(path: string): Promise<Message[]> {
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const name = basename(path);
  const same = names.find((each) => asItLooks(each) === asItLooks(name));
  if (same !== undefined) return [{ key: 'image.otherForm', name: asItLooks(same) }];
  const hint = didYouMean(name, names.filter(isImageName));
  return [{ key: 'image.missing' }, ...hint, { key: 'image.put' }];
}

async function sizeProblem(path: string): Promise<Message[]> {
  const picture = await pictureAt(path);
  if ('key' in picture) return [picture];
  const { width, height } = picture;
  if (width > most.side || height > most.side) {
    return [{ key: 'image.size', width, height, limit: most.side }];
  }
  const megabytes = await megabytesOf(path);
  return megabytes > most.megabytes
    ? [{ key: 'image.weight', megabytes, limit: most.megabytes }]
    : damage(path);
}

async function megabytesOf(path: string): Promise<number> {
  return Math.ceil((await stat(path)).size / 1_000_000);
}

/** Warns of pictures that are larger than any page needs. */
export async function largeImages(entry: Entry, site: Site): Promise<Finding[]> {
  const problems = imagesOf(entry, site).map(
    async ({ path, read: _, ...place }): Promise<Finding[]> => {
      const image = await imageAt(path);
      if (!image || (await imageProblem(path)).length > 0) return [];
      const { width, height } = image;
      const megabytes = await megabytesOf(image.path);
      const isLarge = Math.max(width, height) > enough.side;
      if (!isLarge && megabytes <= enough.megabytes) return [];
      return [{ ...place, messages: [{ key: 'image.large', width, height, megabytes }] }];
    },
  );
  return (await Promise.all(problems)).flat();
}

async function addressProblem(
  url: string,
  { path }: BodyPart,
  publicDir: string,
): Promise<Message[]> {
  const wrong = imageAddressProblem(url);
  if (wrong.length > 0) return wrong;
  const name = decoded(url);
  if (!name.startsWith('/')) return imageProblem(resolve(dirname(path), name));
  const published = join(publicDir, name);
  const problems = await imageProblem(published);
  // The address must have exactly the characters of the file's name.
  const isSame = problems.length > 0 || (await storedPath(published)) === published;
  return isSame ? problems : missing(published);
}
