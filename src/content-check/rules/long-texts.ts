import { brotliCompressSync, constants } from 'node:zlib';
import { bodiesOf, type Entry } from '../content.ts';
import type { Finding } from '../problem.ts';

/** The room for a text in a page's first flight, in bytes of brotli: docs/decisions/first-flight.md. */
const room = 4_000;

/** Every text fits the first flight of its page. */
export function longTexts(entry: Entry): Finding[] {
  return bodiesOf(entry).flatMap(({ file, body }): Finding[] => {
    const text = body.text.trim();
    const bytes = compressedSize(text);
    if (bytes <= room) return [];
    const limit = Math.floor((text.length * room) / bytes / 100) * 100;
    const message = { key: 'body.long', characters: text.length, limit } as const;
    return [{ file, field: 'body', messages: [message] }];
  });
}

function compressedSize(text: string): number {
  const bytes = Buffer.byteLength(text);
  if (bytes <= room) return bytes;
  // Like the platform's compression of pages.
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
