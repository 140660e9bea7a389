import { join, resolve } from 'node:path';
import type { DocumentType } from '../../src/collections/registry.ts';
import type { Content, DocumentEntry, RecordEntry } from './content.ts';
import { entryName } from './entry-name.ts';
import { isDocumentType, isRecordType, placeOf, unknownCollection } from './layout.ts';
import { type Listing, listFolder, shownName } from './listing.ts';
import type { Problem } from './problem.ts';
import { readTextFile, readYamlFile } from './read-source.ts';

/** The system lets a program open some thousand files at once. */
const filesAtOnce = 64;

function emptyEntry(type: DocumentType, folder: string, dir: string): DocumentEntry {
  const path = join(dir, type, folder);
  const name = shownName(path);
  return { type, name, path, folder, ...entryName(folder), data: undefined, texts: [] };
}

function entriesOf({ folders }: Listing, dir: string): Map<string, DocumentEntry> {
  return new Map(
    folders.flatMap(([type = '', folder, ...deeper]) =>
      isDocumentType(type) && folder !== undefined && deeper.length === 0
        ? [[`${type}/${folder}`, emptyEntry(type, folder, dir)]]
        : [],
    ),
  );
}

function unknownFolders({ folders }: Listing, dir: string): Problem[] {
  return folders.flatMap(([type = '', ...deeper]) =>
    deeper.length > 0 || isDocumentType(type) || isRecordType(type)
      ? []
      : [{ file: shownName(join(dir, type)), message: unknownCollection(type) }],
  );
}

/**
 * Reads and parses every file of a content folder. Files for visitors, as videos, are looked for
 * in `public/` beside the `src/` that holds it.
 */
export async function readContent(contentDir: string): Promise<Content> {
  const dir = resolve(contentDir);
  const found = await listFolder(dir);
  const listing = found ?? { files: [], folders: [] };
  const problems = unknownFolders(listing, dir);
  if (!found) problems.push({ file: shownName(dir), message: 'there is no such folder.' });
  const onProblem = (problem: Problem) => problems.push(problem);
  const entries = entriesOf(listing, dir);
  const records: RecordEntry[] = [];

  async function read(parts: string[]): Promise<void> {
    const path = join(dir, ...parts);
    const named = { name: shownName(path), path };
    const place = placeOf(parts);
    const entry = entries.get(parts.slice(0, 2).join('/'));
    if (place.kind === 'unknown') onProblem({ file: named.name, message: place.message });
    if (place.kind === 'data' && entry) entry.data = await readYamlFile(named, onProblem);
    if (place.kind === 'text' && entry) {
      entry.texts.push(await readTextFile(named, place.locale, onProblem));
    }
    if (place.kind === 'record') {
      records.push({ ...(await readYamlFile(named, onProblem)), type: place.type });
    }
  }

  const queue = listing.files.values();
  const readers = Array.from({ length: filesAtOnce }, async () => {
    for (const file of queue) await read(file);
  });
  await Promise.all(readers);
  const documents = [...entries.values()];
  const publicDir = resolve(dir, '../../public');
  return { publicDir, documents, records, fileCount: listing.files.length, problems };
}
