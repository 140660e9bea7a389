import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** What a playlist names: a line without `#`, and the `URI` of a tag. */
const named = /^(?!#)\S.*$|\bURI="([^"]+)"/gm;

/**
 * The files of a stream that are missing in `publicDir`: those that its playlist at `path` names,
 * and those that these name in turn.
 */
export function missingOfStream(publicDir: string, path: string, seen = new Set([path])): string[] {
  const text = readFileSync(posix.join(publicDir, path), 'utf8');
  return [...text.matchAll(named)].flatMap(([line, uri]) => {
    const file = posix.join(posix.dirname(path), (uri ?? line).trim());
    if (!existsSync(posix.join(publicDir, file))) return [file];
    if (!file.endsWith('.m3u8') || seen.has(file)) return [];
    return missingOfStream(publicDir, file, seen.add(file));
  });
}
