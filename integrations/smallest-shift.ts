import { brotliCompressSync, constants } from 'node:zlib';

/** The level at which servers compress pages as they send them. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Smaller pages fit the first flight in any case (docs/decisions/first-flight.md); in bytes. */
const large = 13_000;

/**
 * Puts up to 64 line breaks before a large page's head: as many as make it smallest. By 64 bytes in
 * every 4 kB Brotli decides how it encodes Cyrillic letters; where these bytes are an exception, the
 * page takes 0.2 kB more.
 */
export function withSmallestShift(html: string): string {
  const shifts = [0, 1, 2, 4, 8, 16, 32, 64].map((count) =>
    html.replace('<head>', `${'\n'.repeat(count)}<head>`),
  );
  const sizeOf = (page: string) => brotliCompressSync(page, options).length;
  if (sizeOf(html) < large) return html;
  const sizes = shifts.map(sizeOf);
  return shifts[sizes.indexOf(Math.min(...sizes))] ?? html;
}
