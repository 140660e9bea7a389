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
