import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import pMap from 'p-map';
import { readFirstDay } from '../content-types/publication.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { addText, type Content, type Entry, emptyEntry } from './content.ts';
import { fileName } from './file-name.ts';
import { filesAtOnce } from './files-at-once.ts';
import { fileRole, isDocumentType, isRecordType, unknownTypeMessages } from './layout.ts';
import type { Problem } from './problem.ts';
import { type FileToRead, readPageFile, readTextFile, readYamlFile } from './read-file.ts';

/**
 * Reads and parses all files of a content folder. Downloads, such as videos, are expected in `public/` next
 * to the `src/` that contains the folder.
 */
export async function readContent(contentDir: string): Promise<Content> {
  const dir = resolve(contentDir);
  const listing = await listFolder(dir);
  const { files, folders } = listing ?? { files: [], folders: [] };
  const problems = unknownTypes(folders, dir);
  if (!listing) problems.push({ file: displayName(dir), messages: [{ key: 'folder.missing' }] });
  const entries = documentEntries(folders, dir);
  const images: Content['images'] = [];
  const sources: Content['sources'] = new Map();
  const fileAt = (path: string): FileToRead => ({
    file: displayName(path),
    path,
    report: (problem) => void problems.push(problem),
    remember: (source) => void sources.set(source.file, source),
  });

  async function read(parts: string[]): Promise<void> {
    const path = join(dir, ...parts);
    const file = fileAt(path);
    const role = fileRole(parts);
    const entry = entries.get(parts.slice(0, 2).join('/'));
    if (role.kind === 'unknown') problems.push({ file: file.file, messages: role.messages });
    if (role.kind === 'image') images.push({ name: file.file, path });
    if (role.kind === 'record') {
      const { type } = role;
      const { source, ...data } = await readYamlFile(file);
      const record = emptyEntry({ type, name: fileName(path, '.yaml'), file: file.file, path });
      const firstDay = readFirstDay(type, source);
      entries.set(parts.join('/'), { ...record, firstDay, data });
    }
    if (role.kind === 'page' && entry) entry.page = await readPageFile(file);
    if (role.kind === 'text' && entry) {
      const { source, ...text } = await readTextFile(file, role.locale);
      if (role.locale === defaultLocale) entry.firstDay = readFirstDay(entry.type, source);
      addText(entry, text);
    }
  }

  await pMap(files, read, { concurrency: filesAtOnce });
  return {
    name: displayName(dir),
    publicDir: resolve(dir, '../../public'),
    entries: [...entries.values()],
    glossary: await readGlossary(fileAt(resolve(dir, '../../docs/glossary/terms.yaml'))),
    images,
    sources,
    fileCount: files.length,
    problems,
  };
}

async function readGlossary(file: FileToRead): Promise<Content['glossary']> {
  const isFile = (await stat(file.path).catch(() => undefined))?.isFile();
  return isFile ? readYamlFile(file) : undefined;
}

/** Lists the paths in a folder, split into names, without hidden files such as .DS_Store. */
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

/** A path relative to the working directory, if it is inside it. */
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

/** The documents by `<type>/<folder>`, without their texts yet. */
function documentEntries(folders: readonly string[][], dir: string): Map<string, Entry> {
  return new Map(
    folders.flatMap(([type = '', name, ...deeper]) => {
      if (!isDocumentType(type) || name === undefined || deeper.length > 0) return [];
      const path = join(dir, type, name);
      return [[`${type}/${name}`, emptyEntry({ type, name, file: displayName(path), path })]];
    }),
  );
}
