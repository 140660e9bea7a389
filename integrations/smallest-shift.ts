import { brotliCompressSync, constants } from 'node:zlib';

/** The level at which servers compress pages as they send them. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Smaller pages fit the first flight in any case (docs/decisions/first-flight.md); in bytes. */
const large = 13_000;

/** Above this, more shifts are tried. */
const tight = 13_700;

/**
 * Puts up to 240 line breaks before a large page's head: as many as make it smallest. By 64 bytes in
 * every 4 kB Brotli decides how it encodes Cyrillic letters; where these bytes are an exception, the
 * page takes 0.2 kB more.
 */
export function withSmallestShift(html: string): string {
  const sizeOf = (page: string) => brotliCompressSync(page, options).length;
  if (sizeOf(html) < large) return html;
  const shift = (count: number) => {
    const page = html.replace('<head>', `${'\n'.repeat(count)}<head>`);
    return { page, size: sizeOf(page) };
  };
  const smallest = (counts: readonly number[]) =>
    counts.map(shift).reduce((best, one) => (one.size < best.size ? one : best));
  const best = smallest([0, 1, 2, 4, 8, 16, 32, 64]);
  if (best.size < tight) return best.page;
  return smallest(Array.from({ length: 31 }, (_, step) => step * 8)).page;
}
