import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readContent } from '../../../src/content-check/read-content.ts';
import { type Files, project } from '../content-check/fixture.ts';

/** Reads content of these files; places begin with its folder, which `within` removes. */
export async function readFixture(files: Files) {
  const dir = await project(files);
  return {
    content: await readContent(dir),
    within: (place: string) => place.replace(`${dir}/`, ''),
  };
}

/** Writes a built site with these files, and no content. */
export async function builtFixture(files: Record<string, string>) {
  const content = await project({});
  const dist = join(content, '../../dist');
  for (const [name, text] of Object.entries({ _headers: '', ...files })) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  return { content, dist };
}

/** A page in a language. */
export const page = (lang: string, body: string) =>
  `<!DOCTYPE html><html lang="${lang}"><title>A page</title><body>${body}</body></html>`;
