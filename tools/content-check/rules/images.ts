import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { type BodyFile, bodyFiles, type Content } from '../content.ts';
import { decoded } from '../decoded.ts';
import { isHarmfulAddress } from '../harmful-address.ts';
import { imageExtensions, isImageName } from '../layout.ts';
import { imagesIn } from '../markdown.ts';
import type { Message } from '../message.ts';
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
      const place = { file: file.name, field: 'body' as const, line, read: quoted(url) };
      const messages = await addressProblem(url, file, content.publicDir);
      const found: Problem[] = messages.length > 0 ? [{ ...place, messages }] : [];
      const description: Problem = { ...place, messages: [{ key: 'image.description' }] };
      return alt.trim() === '' ? [...found, description] : found;
    },
    { concurrency: filesAtOnce },
  );
  return problems.flat();
}

/** Says what is wrong with the image file at an absolute path, if anything is. */
export async function imageProblem(path: string): Promise<Message[]> {
  if (!isImageName(path)) {
    const endings = imageExtensions.map((extension) => `.${extension}`).join(', ');
    return [{ key: 'image.name', endings }];
  }
  return (await missing(path)) ?? (await sizeProblem(path));
}

const maxSide = 4000;

async function missing(path: string): Promise<Message[] | undefined> {
  // Read from the folder: some systems find a file by a name in other letter case.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const name = basename(path);
  if (names.includes(name)) return undefined;
  const hint = didYouMean(name, names.filter(isImageName));
  return [{ key: 'image.missing' }, ...hint, { key: 'image.put' }];
}

async function sizeProblem(path: string): Promise<Message[]> {
  const size = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!size) return [{ key: 'image.unreadable' }];
  const { width, height } = size;
  if (width <= maxSide && height <= maxSide) return [];
  return [{ key: 'image.size', width, height, limit: maxSide }];
}

async function addressProblem(
  url: string,
  { path }: BodyFile,
  publicDir: string,
): Promise<Message[]> {
  if (isHarmfulAddress(url) || /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url)) {
    return [{ key: 'image.elsewhere' }];
  }
  const name = decoded(url);
  return imageProblem(name.startsWith('/') ? join(publicDir, name) : resolve(dirname(path), name));
}
