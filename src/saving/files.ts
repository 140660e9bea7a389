import { pathInContent } from '../admin/path-in-content.ts';
import type { Entry } from '../content-check/content.ts';
import type { Message } from '../content-check/message.ts';
import {
  imageAddressProblem,
  type NamedFile,
  namedDownloads,
  namedImages,
} from '../content-check/named-files.ts';
import type { Finding } from '../content-check/problem.ts';
import { checkout } from '../sveltia/checkout.ts';
import { lastChange } from './repository.ts';
import { fileAt } from './uses.ts';

/** Whether a file exists in the repository. Where that isn't known, it is taken to exist. */
export type HasFile = (path: string) => Promise<boolean>;

/** The pictures and downloads that an entry names and that don't exist, or aren't allowed in a text. */
export async function missingFiles(entry: Entry, hasFile: HasFile): Promise<Finding[]> {
  const problem = async (named: NamedFile, missing: Message[]): Promise<Finding[]> => {
    const { part, place, name } = named;
    const wrong = place.field === 'body' ? imageAddressProblem(name) : [];
    if (wrong.length > 0) return [{ ...place, messages: wrong }];
    return (await hasFile(fileAt(name, part.path))) ? [] : [{ ...place, messages: missing }];
  };
  const images = namedImages(entry).map((named) =>
    problem(named, [{ key: 'image.missing' }, { key: 'image.put' }]),
  );
  const downloads = namedDownloads(entry).map((named) =>
    problem(named, [{ key: 'publicFile.missing', path: named.name }]),
  );
  return (await Promise.all([...images, ...downloads])).flat();
}

/**
 * The files that Sveltia knows, also those that it is about to save, and those of a checkout now. Sveltia
 * doesn't know the folders of `public/` that no field uploads to.
 */
export async function filesOf(repository: string): Promise<HasFile> {
  const { assets, saving = [] } = globalThis.siteScreen;
  const known = [...(assets?.current ?? []), ...saving].map(({ path }) => path.normalize());
  const folders = new Set(known.map(folderOf));
  const folder = await checkout(repository);
  return async (path) => {
    const isKnown = pathInContent(path) !== '' || folders.has(folderOf(path));
    if (!isKnown || known.includes(path.normalize())) return true;
    return folder !== undefined && (await lastChange(folder, path)) !== undefined;
  };
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
