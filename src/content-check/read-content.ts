import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import pMap from 'p-map';
import { readFirstDay } from '../content-types/publication.ts';
import type { Content, DocumentEntry, RecordEntry, SourceFile } from './content.ts';
import { addText, emptyEntry } from './document-entry.ts';
import { filesAtOnce } from './files-at-once.ts';
import { fileRole, isDocumentType, isRecordType, unknownTypeMessages } from './layout.ts';
import type { Problem } from './problem.ts';
import { readPageFile, readTextFile, readYamlFile } from './read-file.ts';

/**
 * Reads and parses every file of a content folder. Files for download, such as videos, are expected
 * in `public/` next to the `src/` that contains the folder.
 */
export async function readContent(contentDir: string): Promise<Content> {
  const dir = resolve(contentDir);
  const listing = await listFolder(dir);
  const { files, folders } = listing ?? { files: [], folders: [] };
  const problems = unknownTypes(folders, dir);
  if (!listing) problems.push({ file: displayName(dir), messages: [{ key: 'folder.missing' }] });
  const entries = documentEntries(folders, dir);
  const records: RecordEntry[] = [];
  const images: Content['images'] = [];

  async function read(parts: string[]): Promise<void> {
    const path = join(dir, ...parts);
    const file = { name: displayName(path), path, report: problems.push.bind(problems) };
    const role = fileRole(parts);
    const entry = entries.get(parts.slice(0, 2).join('/'));
    if (role.kind === 'unknown') file.report({ file: file.name, messages: role.messages });
    if (role.kind === 'image') images.push({ name: file.name, path });
    if (role.kind === 'record') {
      const { type } = role;
      const source = await readYamlFile(file);
      records.push({ ...source, type, firstDay: readFirstDay(type, source.source) });
    }
    if (role.kind === 'page' && entry) entry.page = await readPageFile(file);
    if (role.kind === 'text' && entry) addText(entry, await readTextFile(file, role.locale));
  }

  await pMap(files, read, { concurrency: filesAtOnce });
  const all = [...entries.values()];
  const publicDir = resolve(dir, '../../public');
  const glossary = await readGlossary(resolve(dir, '../../docs/glossary/terms.yaml'), problems);
  const fileCount = files.length;
  const name = displayName(dir);
  return { name, publicDir, documents: all, records, images, glossary, fileCount, problems };
}

async function readGlossary(path: string, problems: Problem[]): Promise<SourceFile | undefined> {
  const isFile = (await stat(path).catch(() => undefined))?.isFile();
  if (!isFile) return undefined;
  return readYamlFile({ name: displayName(path), path, report: problems.push.bind(problems) });
}

/** Lists a folder's paths as lists of names, without hidden files such as .DS_Store. */
async function listFolder(dir: string) {
  const isFolder = (await stat(dir).catch(() => undefined))?.isDirectory();
  if (!isFolder) return undefined;
  const found = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .map((entry) => ({ entry, path: relative(dir, join(entry.parentPath, entry.name)).split(sep) }))
    .filter(({ path }) => !path.some((part) => part.startsWith('.')));
  const { files = [], folders = [] } = Object.groupBy(found, ({ entry }) =>
    entry.isDirectory() ? 'folders' : 'files',
  );
  return { files: files.map(({ path }) => path), folders: folders.map(({ path }) => path) };
}

/** A path relative to the working directory, where it lies there. */
function displayName(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return (fromHere.startsWith('..') ? path : fromHere).split(sep).join('/');
}

function unknownTypes(folders: readonly string[][], dir: string): Problem[] {
  return folders
    .filter(
      ([type = '', ...deeper]) => !deeper.length && !isDocumentType(type) && !isRecordType(type),
    )
    .map(([type = '']) => ({
      file: displayName(join(dir, type)),
      messages: unknownTypeMessages(type),
    }));
}

/** The documents by `<type>/<folder>`, still without their files. */
function documentEntries(folders: readonly string[][], dir: string): Map<string, DocumentEntry> {
  return new Map(
    folders.flatMap(([type = '', folder, ...deeper]) =>
      isDocumentType(type) && folder !== undefined && deeper.length === 0
        ? [[`${type}/${folder}`, emptyEntry(type, folder, pathsOf(join(dir, type, folder)))]]
        : [],
    ),
  );
}

function pathsOf(path: string) {
  return { path, name: displayName(path) };
}
