import { statSync } from 'node:fs';
import { join } from 'node:path';

/** A file inside dist (absolute), and the one path under which it is served. */
export interface StaticMatch {
  file: string;
  address: string;
}

// The rules' own files, and everything hidden except /.well-known.
const NOT_SERVED = /^\/+_(?:headers|redirects)$|\/\.(?!well-known\/)/;

/**
 * Finds the file for a decoded path. A page's address is without `.html`, `/index` or a trailing
 * slash; its other forms find it too. `path` must hold no `..` segment.
 */
export function matchStatic(dist: string, path: string): StaticMatch | undefined {
  if (NOT_SERVED.test(path)) return undefined;
  const exact = join(dist, path);
  if (!/(?:\.html|\/)$/.test(path) && isFile(exact)) return { file: exact, address: path };

  const page = path.replace(/\/{2,}/g, '/').replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const file = [`${page}.html`, `${page}/index.html`].map((name) => join(dist, name)).find(isFile);
  return file ? { file, address: page || '/' } : undefined;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A name that no file can have, such as one of 5,000 letters.
    return false;
  }
}
