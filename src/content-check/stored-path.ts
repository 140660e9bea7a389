import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * The path of a file under the name that its folder has for it, which may be made of other characters:
 * é is one or two, as Macs store it. Undefined where there is no such file.
 */
export async function storedPath(path: string): Promise<string | undefined> {
  // Read from the folder: some systems find a file by a name in other letter case.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const name = basename(path);
  if (names.includes(name)) return path;
  const stored = names.find((each) => each.normalize() === name.normalize());
  return stored && join(dirname(path), stored);
}
