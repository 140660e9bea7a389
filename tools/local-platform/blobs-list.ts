import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What BlobsServer passes to its `walk`. */
interface Walk {
  path: string;
  rootPath: string;
  prefix: string;
  directories: boolean;
  result: {
    blobs: { etag: string; key: string; last_modified: string; size: number }[];
    directories: string[];
  };
}

/**
 * Lists a folder of blobs as BlobsServer's own `walk` does, which another process that writes to the
 * folder makes stop halfway: what is gone before it is looked at, such as the file that a write
 * begins with, counts as not there.
 */
export function tolerantWalk(etagOf: (path: string) => Promise<string>) {
  return async function walk(options: Walk): Promise<void> {
    const { path, rootPath, prefix, directories, result } = options;
    for (const entry of await readdir(path)) {
      const entryPath = join(path, entry);
      const key = relative(rootPath, entryPath).split(sep).join('/');
      if (!prefix.startsWith(key.slice(0, prefix.length))) continue;
      const stats = await unlessGone(stat(entryPath));
      if (!stats) continue;
      if (stats.isFile()) {
        const etag = await unlessGone(etagOf(entryPath));
        if (etag === undefined) continue;
        const last_modified = stats.mtime.toISOString();
        result.blobs.push({ etag, key, last_modified, size: stats.size });
      } else if (directories && key.startsWith(prefix)) {
        result.directories.push(key);
      } else {
        await unlessGone(walk({ ...options, path: entryPath }));
      }
    }
  };
}

async function unlessGone<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}
