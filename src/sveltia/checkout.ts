import { storedValue } from './stores.ts';

/** The author whom Sveltia has signed in. */
interface User {
  /** `local` for the folder of a checkout. */
  backendName?: string;
  /** Of the repository's API. */
  token?: string;
}

/** Nobody's fields are undefined. */
export const signedIn = (): User => JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}');

/** The folder of the checkout in local mode; undefined if the screen is signed in to GitHub. */
export async function checkout(repository: string): Promise<FileSystemDirectoryHandle | undefined> {
  if (signedIn().backendName !== 'local') return undefined;
  return storedValue(repository, 'file-system-handles', 'root_dir_handle');
}

/** A folder by its path in another, which exists. */
export async function folderAt(from: FileSystemDirectoryHandle, path: readonly string[]) {
  let folder = from;
  for (const name of path) folder = await folder.getDirectoryHandle(name);
  return folder;
}

/** A file by its path in a folder; undefined if there is none. */
export async function fileAt(
  checkout: FileSystemDirectoryHandle,
  path: string,
): Promise<File | undefined> {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  try {
    const folder = await folderAt(checkout, folders);
    return await (await folder.getFileHandle(name)).getFile();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}
