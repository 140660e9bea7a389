import { locales } from '../i18n/locales.ts';
import { checkout } from '../sveltia/checkout.ts';
import { lastChange } from './repository.ts';

/** When this page was opened, and when it last saved each file, by path. */
const opened = Date.now();
const written = new Map<string, number>();

/**
 * Whether a file of an entry has changed since this page read or saved it: in another tab, or by hand. On
 * GitHub Sveltia checks this itself and asks.
 *
 * @param path the entry's file, a document's in any language
 */
export async function changedElsewhere(repository: string, path: string): Promise<boolean> {
  const changes = await changesOf(repository, path);
  return changes.some(({ file, at }) => at > (written.get(file) ?? opened));
}

/** Call after each save by this page, so that it doesn't count as a change elsewhere. */
export async function rememberSaved(repository: string, path: string): Promise<void> {
  for (const { file, at } of await changesOf(repository, path)) written.set(file, at);
}

async function changesOf(repository: string, path: string) {
  const folder = await checkout(repository);
  if (!folder) return [];
  const [, start, end] = /^(.*\/index\.)\w+(\.md)$/.exec(path) ?? [];
  const files = start === undefined ? [path] : locales.map((locale) => `${start}${locale}${end}`);
  const changes = files.map(async (file) => ({ file, at: await lastChange(folder, file) }));
  return (await Promise.all(changes)).flatMap(({ file, at }) =>
    at === undefined ? [] : [{ file, at }],
  );
}
