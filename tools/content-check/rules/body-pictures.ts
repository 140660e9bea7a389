import { dirname, join, resolve } from 'node:path';
import { type Content, type TextFile, textFiles } from '../content.ts';
import { isHarmfulAddress } from '../harmful-address.ts';
import { type BodyLink, bodyLinks } from '../markdown.ts';
import { pictureProblem } from '../pictures.ts';
import type { Problem } from '../problem.ts';
import { quoted } from '../value-words.ts';

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

async function fileProblem(url: string, file: TextFile, publicDir: string) {
  if (isHarmfulAddress(url) || /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url)) {
    return 'pictures are kept in this folder. Save the picture here and write its name, as cover.jpg.';
  }
  const path = decoded(url);
  return pictureProblem(
    path.startsWith('/') ? join(publicDir, path) : resolve(dirname(file.path), path),
  );
}

async function pictureProblems(
  { url, alt, line }: BodyLink,
  file: TextFile,
  publicDir: string,
): Promise<Problem[]> {
  const place = { file: file.name, field: 'body', line, read: quoted(url) };
  const message = await fileProblem(url, file, publicDir);
  const problems: Problem[] = message ? [{ ...place, message }] : [];
  if (alt.trim() === '') {
    problems.push({
      ...place,
      message:
        'this picture has no description for readers who can’t see it. Write it in the square brackets: ![description](name).',
    });
  }
  return problems;
}

/** Every picture in a body is a picture of a sensible size, with a description. */
export async function bodyPictures(content: Content): Promise<Problem[]> {
  const found = textFiles(content).flatMap((file) =>
    bodyLinks(file.body)
      .filter(({ kind }) => kind === 'picture')
      .map((picture) => pictureProblems(picture, file, content.publicDir)),
  );
  return (await Promise.all(found)).flat();
}
