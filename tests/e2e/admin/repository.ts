import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright/test';
import { contentPath } from '../../../src/build/site-paths.mjs';

/** The files of a repository by path, in base64. */
export type Files = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../../..');

export const testSite = '.site-test';

/** Reads a site's files that match a pattern relative to its folder: `public/pdf/*.pdf`. */
export function siteFiles(pattern: string, site = testSite): Files {
  const folder = join(root, site);
  const paths = globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path), readFileSync(path).toString('base64')]),
  );
}

/** The number of the next entry of a type. */
export function nextNumber(type: string): number {
  const names = readdirSync(join(root, testSite, contentPath, type));
  return Math.max(...names.map((name) => Number.parseInt(name, 10))) + 1;
}

/** Makes a page's directory picker return a folder of its origin (OPFS), used as the checkout. */
export async function takeForCheckout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const picker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('checkout');
    Object.assign(window, { showDirectoryPicker: picker });
  });
}

/** Puts files into the folder that the screen uses as the checkout. */
export async function fillRepository(page: Page, files: Files): Promise<void> {
  await takeForCheckout(page);
  // Any document of the origin works: this one has no script.
  await page.goto('/favicon.svg');
  await page.evaluate(async (files) => {
    const origin = await navigator.storage.getDirectory();
    const checkout = await origin.getDirectoryHandle('checkout', { create: true });
    // Sveltia rejects a folder without it.
    await checkout.getDirectoryHandle('.git', { create: true });
    const folders = new Map([['', Promise.resolve(checkout)]]);
    const folderOf = (path: string): Promise<FileSystemDirectoryHandle> => {
      const known = folders.get(path);
      if (known) return known;
      const cut = path.lastIndexOf('/');
      const parent = folderOf(path.slice(0, Math.max(cut, 0)));
      const made = parent.then((one) =>
        one.getDirectoryHandle(path.slice(cut + 1), { create: true }),
      );
      folders.set(path, made);
      return made;
    };
    const write = async ([path, base64]: [string, string]) => {
      const cut = path.lastIndexOf('/');
      const folder = await folderOf(path.slice(0, Math.max(cut, 0)));
      const file = await folder.getFileHandle(path.slice(cut + 1), { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.fromBase64(base64));
      await writable.close();
    };
    await Promise.all(Object.entries(files).map(write));
  }, files);
}

/** The files in a folder of the checkout and its subfolders. */
export function readFiles(page: Page, path: string): Promise<Files> {
  return page.evaluate(async (path) => {
    const files: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        // A file that is still being written.
        if (name.endsWith('.crswap')) continue;
        const inner = `${path}/${name}`;
        if (handle.kind === 'directory') await read(handle, inner);
        else {
          const bytes = await (await handle.getFile()).arrayBuffer();
          files[inner] = new Uint8Array(bytes).toBase64();
        }
      }
    };
    const origin = await navigator.storage.getDirectory();
    let folder = await origin.getDirectoryHandle('checkout');
    for (const name of path.split('/')) folder = await folder.getDirectoryHandle(name);
    await read(folder, path);
    return files;
  }, path);
}

/** The text of a file. */
export const textOf = (files: Files, path: string) =>
  Buffer.from(files[path] ?? '', 'base64').toString();
