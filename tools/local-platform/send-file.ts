import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { contentType } from 'mime-types';
import { byteRange } from './byte-range.ts';

const COMPRESSIBLE = /^text\/|json|javascript|xml|wasm|mpegurl/;

/**
 * Sends a file with the headers that are already set and the platform's defaults for the rest:
 * revalidated caching, ETag, brotli or gzip for text, byte ranges for media.
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
  const compressible = COMPRESSIBLE.test(type);
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
  if (status === 200 && isFresh(req, etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const encoding = compressible && size >= 1024 && acceptedEncoding(req);
  if (encoding) {
    res.setHeader('content-encoding', encoding);
    if (req.method === 'HEAD') res.end();
    else await pipeline(createReadStream(file), compressor(encoding), res);
    return;
  }
  const range = status === 200 && !compressible && byteRange(req.headers, size);
  if (range) {
    res.statusCode = range.status;
    res.setHeader('content-range', range.contentRange);
  }
  const { start, end } = range || { start: 0, end: size - 1 };
  res.setHeader('content-length', end - start + 1);
  if (req.method === 'HEAD' || end < start) res.end();
  else await pipeline(createReadStream(file, { start, end }), res);
}

function isFresh(req: IncomingMessage, etag: string): boolean {
  return (req.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);
}

function acceptedEncoding(req: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(req.headers['accept-encoding'] ?? '')
    .split(/\s*,\s*/)
    .filter((item) => !/;\s*q=0(?:\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

function compressor(encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
