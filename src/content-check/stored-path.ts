import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * A file's path with its name as stored in the folder, which may be normalized differently: é is one or two
 * characters, as Macs store it. Undefined if there is no such file.
 */
export async function storedPath(path: string): Promise<string | undefined> {
  // Read from the folder: some file systems ignore letter case.
  const names = await readdir(dirname(path)).catch((): string[] => []);
  const name = basename(path);
  if (names.includes(name)) return path;
  const stored = names.find((each) => each.normalize() === name.normalize());
  return stored && join(dirname(path), stored);
}
