import { contentPath } from '../../build/site-paths.mjs';
import { documents, records } from '../../content-types/registry.ts';
import { checkout, folderAt } from '../checkout.ts';
import { pathInContent } from '../path-in-content.ts';
import { storedKeys } from '../stores.ts';
import type { EntryName } from './site.ts';

/** The names of all entries: in the repository now or, on GitHub, as Sveltia last read it. */
export async function entryNames(repository: string): Promise<EntryName[]> {
  const folder = await checkout(repository);
  const paths = folder
    ? await pathsIn(folder)
    : (await storedKeys(repository, 'file-cache')).map(String);
  const found = paths.flatMap((path): [string, EntryName][] => {
    const [type = '', name = ''] = pathInContent(path).split('/');
    const isDocument = Object.hasOwn(documents, type);
    if (!isDocument && !(Object.hasOwn(records, type) && name.endsWith('.yaml'))) return [];
    const entry = { type: type as EntryName['type'], name: name.replace(/\.yaml$/, '') };
    return [[`${type}/${name}`, entry]];
  });
  return [...new Map(found).values()];
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

/** When a file was last changed, in milliseconds; undefined if there is none. */
export async function lastChange(
  checkout: FileSystemDirectoryHandle,
  path: string,
): Promise<number | undefined> {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  try {
    const folder = await folderAt(checkout, folders);
    return (await (await folder.getFileHandle(name)).getFile()).lastModified;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}
