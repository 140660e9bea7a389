import { statSync } from 'node:fs';
import { join } from 'node:path';

/** A file inside dist (absolute), and the address that its path is redirected to when it differs. */
export interface StaticMatch {
  file: string;
  address: string;
}

// The rules' own files, and everything hidden except /.well-known.
const NOT_SERVED = /^\/+_(?:headers|redirects)$|\/\.(?!well-known\/)/;

/**
 * Finds the file for a decoded path, as the platform does with its default, "Pretty URLs": a page
 * answers with `.html` and without, and a trailing slash is redirected to where it belongs.
 * `path` must hold no `..` segment.
 */
export function matchStatic(dist: string, path: string): StaticMatch | undefined {
  if (NOT_SERVED.test(path)) return undefined;
  const base = path.replace(/\/$/, '');
  const [file, address] =
    [
      [base, base],
      [`${base}.html`, base],
      [`${base}/index.html`, `${base}/`],
    ].find(([name = '']) => isFile(join(dist, name))) ?? [];
  return file && address ? { file: join(dist, file), address } : undefined;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A name that no file can have, such as one of 5,000 letters.
    return false;
  }
}
