import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The paths in a folder, as lists of names. */
export type Listing = { files: string[][]; folders: string[][] };

/** Lists a folder, without hidden files as .DS_Store. Undefined where there is no such folder. */
export async function listFolder(dir: string): Promise<Listing | undefined> {
  if (!(await stat(dir).catch(() => undefined))?.isDirectory()) return undefined;
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const parts = found
    .map((entry) => ({
      folder: entry.isDirectory(),
      path: relative(dir, join(entry.parentPath, entry.name)).split(sep),
    }))
    .filter(({ path }) => !path.some((part) => part.startsWith('.')));
  return {
    files: parts.filter(({ folder }) => !folder).map(({ path }) => path),
    folders: parts.filter(({ folder }) => folder).map(({ path }) => path),
  };
}

/** A path as problems name it: from the folder that the program runs in, where it lies there. */
export function shownName(path: string): string {
  const fromHere = relative(process.cwd(), path);
  const shown = fromHere.startsWith('..') ? path : fromHere;
  return shown.split(sep).join('/');
}
