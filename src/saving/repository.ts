import { pathInContent } from '../admin/path-in-content.ts';
import { contentPath } from '../build/site-paths.mjs';
import { documents, records } from '../content-types/registry.ts';
import { checkout, fileAt, folderAt } from '../sveltia/checkout.ts';
import { storedKeys, storedValue, storedValues } from '../sveltia/stores.ts';
import type { EntryName } from './site.ts';

/** The names of all entries: in the repository now or, on GitHub, as Sveltia last read it. */
export async function entryNames(repository: string): Promise<EntryName[]> {
  const folder = await checkout(repository);
  const paths = folder
    ? await pathsIn(folder)
    : (await storedKeys(repository, 'file-cache')).map(String);
  const found = paths.flatMap((path) => entryAt(path) ?? []);
  return [...new Map(found.map((entry) => [`${entry.type}/${entry.name}`, entry])).values()];
}

/** The entry that a file belongs to, or whose folder it is. */
export function entryAt(path: string): EntryName | undefined {
  const [type = '', name = ''] = pathInContent(path).split('/');
  const isDocument = Object.hasOwn(documents, type);
  if (!isDocument && !(Object.hasOwn(records, type) && name.endsWith('.yaml'))) return undefined;
  return { type: type as EntryName['type'], name: name.replace(/\.yaml$/, '') };
}

/** The text of a file: in the repository now or, on GitHub, as Sveltia last read it. Empty if there is none. */
export async function fileText(repository: string, path: string): Promise<string> {
  const folder = await checkout(repository);
  if (folder) return (await (await fileAt(folder, path))?.text()) ?? '';
  return (await storedValue<CachedFile>(repository, 'file-cache', path))?.text ?? '';
}

/** The texts of all entries' files, by path, from the same places. */
export async function fileTexts(repository: string): Promise<Map<string, string>> {
  const folder = await checkout(repository);
  if (!folder) {
    const files = await storedValues<CachedFile>(repository, 'file-cache');
    return new Map([...files].map(([path, file]) => [path, file?.text ?? '']));
  }
  const paths = await filesIn(folder);
  const texts = paths.map(
    async (path) => [path, (await (await fileAt(folder, path))?.text()) ?? ''] as const,
  );
  return new Map(await Promise.all(texts));
}

/** A file as Sveltia keeps it; pictures have no text. */
interface CachedFile {
  text?: string;
}

/** The files in the folders of the content types. */
async function pathsIn(checkout: FileSystemDirectoryHandle): Promise<string[]> {
  const content = await folderAt(checkout, contentPath.split('/'));
  const types = [...Object.keys(documents), ...Object.keys(records)];
  const paths = types.map(async (type) => {
    const folder = await content.getDirectoryHandle(type).catch(() => undefined);
    const names = folder ? await Array.fromAsync(folder.keys()) : [];
    return names.map((name) => `${contentPath}/${type}/${name}`);
  });
  return (await Promise.all(paths)).flat();
}

/** The files of the entries' texts and values. */
async function filesIn(checkout: FileSystemDirectoryHandle): Promise<string[]> {
  const paths = (await pathsIn(checkout)).map(async (path) => {
    if (path.endsWith('.yaml')) return [path];
    const folder = await folderAt(checkout, path.split('/')).catch(() => undefined);
    const names = folder ? await Array.fromAsync(folder.keys()) : [];
    return names.filter((name) => name.endsWith('.md')).map((name) => `${path}/${name}`);
  });
  return (await Promise.all(paths)).flat();
}

/** When a file was last changed, in milliseconds; undefined if there is none. */
export async function lastChange(
  checkout: FileSystemDirectoryHandle,
  path: string,
): Promise<number | undefined> {
  return (await fileAt(checkout, path))?.lastModified;
}
