import { createReadStream, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { contentType } from 'mime-types';

const compressibleTypes = /^text\/|json|javascript|xml|wasm|mpegurl/;

/** Smaller files are sent uncompressed; bytes. */
const compressionThreshold = 1024;

/**
 * Sends a file. Headers that are already set are kept; the others are Netlify's defaults: caching
 * with revalidation, an ETag, brotli or gzip for text, byte ranges for media.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: string,
  status = 200,
): Promise<void> {
  const { size, mtimeMs } = statSync(file);
  const type = contentType(extname(file)) || 'application/octet-stream';
  const etag = `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
  const compressible = compressibleTypes.test(type);
  const defaults = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': type,
    etag,
    ...(compressible ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!res.hasHeader(name)) res.setHeader(name, value);
  }

  res.statusCode = status;
  if (status === 200 && listOf(req.headers['if-none-match']).includes(etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const encoding =
    compressible &&
    size >= compressionThreshold &&
    acceptedEncoding(req.headers['accept-encoding']);
  if (encoding) {
    res.setHeader('content-encoding', encoding);
    if (req.method === 'HEAD') res.end();
    else await pipeline(createReadStream(file), compressor(encoding), res);
    return;
  }
  const range = status === 200 && !compressible && requestedRange(req.headers, size);
  if (range) {
    res.statusCode = range.status;
    res.setHeader('content-range', range.contentRange);
  }
  const { start, end } = range || { start: 0, end: size - 1 };
  res.setHeader('content-length', end - start + 1);
  if (req.method === 'HEAD' || end < start) res.end();
  else await pipeline(createReadStream(file, { start, end }), res);
}

/**
 * The part of a file of `size` bytes that a request asks for: 206 with both ends inclusive, 416
 * for one outside the file. Undefined (the whole file) for no range, several, or a conditional one.
 */
function requestedRange(
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

/** Brotli rather than gzip; neither when the client accepts neither. */
function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = listOf(String(header ?? ''))
    .filter((item) => !/;\s*q=0(?:\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

const listOf = (header = '') => header.split(/\s*,\s*/);

function compressor(encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
