import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Entry, Site } from '../content.ts';
import type { Message } from '../message.ts';
import { namedDownloads } from '../named-files.ts';
import type { Finding } from '../problem.ts';

/** Each download that a field names exists in public/, a stream with all its parts. */
export function publicFiles(entry: Entry, { publicDir }: Site): Finding[] {
  return namedDownloads(entry).flatMap(({ place, name }) => {
    const message = fileProblem(publicDir, name);
    return message ? [{ ...place, messages: [message] }] : [];
  });
}

function fileProblem(publicDir: string, path: string): Message | undefined {
  if (!existsSync(join(publicDir, path))) {
    return { key: 'publicFile.missing', path };
  }
  if (path.endsWith('.pdf')) return pdfProblem(join(publicDir, path));
  const [missing] = path.endsWith('.m3u8') ? missingStreamFiles(publicDir, path) : [];
  return missing ? { key: 'publicFile.stream', path: missing } : undefined;
}

/** In megabytes: readers open PDFs on phones. */
const largestPdf = 20;

function pdfProblem(path: string): Message | undefined {
  if (!startOf(path, 1024).includes('%PDF-')) return { key: 'publicFile.notPdf' };
  const size = Math.ceil(statSync(path).size / 1e6);
  return size > largestPdf ? { key: 'publicFile.size', size, limit: largestPdf } : undefined;
}

function startOf(path: string, length: number): string {
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(length);
  const count = readSync(file, bytes);
  closeSync(file);
  return bytes.toString('latin1', 0, count);
}

/** The files that a playlist refers to: lines without `#`, and the `URI` of tags. */
const playlistEntry = /^(?!#)\S.*$|\bURI="([^"]+)"/gm;

/** The missing files of a stream: those of the playlist at `path`, and of the playlists in it. */
function missingStreamFiles(publicDir: string, path: string, seen = new Set([path])): string[] {
  const playlist = readFileSync(join(publicDir, path), 'utf8');
  return [...playlist.matchAll(playlistEntry)].flatMap(([line, uri]) => {
    const file = posix.join(posix.dirname(path), (uri ?? line).trim());
    if (!existsSync(join(publicDir, file))) return [file];
    if (!file.endsWith('.m3u8') || seen.has(file)) return [];
    return missingStreamFiles(publicDir, file, seen.add(file));
  });
}
