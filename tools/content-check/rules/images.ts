import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { type BodyFile, bodyFiles, type Content } from '../content.ts';
import { isHarmfulAddress } from '../harmful-address.ts';
import { imageExtensions, isImageName } from '../layout.ts';
import { imagesIn } from '../markdown.ts';
import { didYouMean, type Problem, quoted } from '../problem.ts';
import { filesAtOnce } from '../read-content.ts';

/** Every image in a body is an image of a sensible size, with a description. */
export async function bodyImages(content: Content): Promise<Problem[]> {
  const images = bodyFiles(content).flatMap((file) =>
    imagesIn(file.body).map((image) => ({ file, ...image })),
  );
  const problems = await pMap(
    images,
    async ({ file, url, alt, line }) => {
      const place = { file: file.name, field: 'body', line, read: quoted(url) };
      const message = await addressProblem(url, file, content.publicDir);
      const found: Problem[] = message ? [{ ...place, message }] : [];
      return alt.trim() === '' ? [...found, { ...place, message: noDescription }] : found;
    },
    { concurrency: filesAtOnce },
  );
  return problems.flat();
}

/** Says what is wrong with the image file at an absolute path; undefined when nothing is. */
export async function imageProblem(path: string): Promise<string | undefined> {
  if (!isImageName(path)) {
    const endings = imageExtensions.map((extension) => `.${extension}`).join(', ');
    return `this is not the name of an image. Use a file that ends in ${endings}.`;
  }
  return (await missing(path)) ?? (await sizeProblem(path));
}

const maxSide = 4000;

async function missing(path: string): Promise<string | undefined> {
  // Read from the folder: some systems find a file by a name in other letter case.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const name = basename(path);
  if (names.includes(name)) return undefined;
  const hint = didYouMean(name, names.filter(isImageName));
  return `there is no such file.${hint} Put the image there, or fix the name; upper and lower case must match.`;
}

async function sizeProblem(path: string): Promise<string | undefined> {
  const size = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!size) return 'this file is not an image. Save it again as JPEG, PNG, WebP or AVIF.';
  const { width, height } = size;
  if (width <= maxSide && height <= maxSide) return undefined;
  return `the image is ${width} × ${height} pixels; at most ${maxSide} are allowed in each direction. Save it smaller.`;
}

const noDescription =
  'this image has no description for readers who can’t see it. Write it in the square brackets: ![description](name).';

async function addressProblem(url: string, { path }: BodyFile, publicDir: string) {
  if (isHarmfulAddress(url) || /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url)) {
    return 'images are kept in the folder of their entry. Save the image there and write its name, for example cover.jpg.';
  }
  const name = decoded(url);
  return imageProblem(name.startsWith('/') ? join(publicDir, name) : resolve(dirname(path), name));
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
