import type { IncomingHttpHeaders } from 'node:http';

/**
 * The part of a file of `size` bytes that a request asks for: 206 with both ends inclusive, 416
 * for one outside the file. Undefined, so the whole file, for none, several, or a conditional one.
 */
export function byteRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  size: number,
): { status: 206 | 416; start: number; end: number; contentRange: string } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from + to === '' || ifRange) return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end
    ? { status: 206, start, end, contentRange: `bytes ${start}-${end}/${size}` }
    : { status: 416, start: 0, end: -1, contentRange: `bytes */${size}` };
}
