import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { NoAnswer } from './no-answer.ts';

/** What is asked beside the address; a GET without a body when nothing is named. */
export interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** An answer as it came: redirects are not followed. */
export interface Answer {
  /** The path and query that was asked for. */
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The decompressed body. */
  text: string;
  /** Bytes of the body on the wire. */
  size: number;
  /** Bytes of the header lines, as HTTP/1.1 writes them. */
  headerSize: number;
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * Asks as a browser does, without `fetch`, which hides how many bytes came and adds headers of its
 * own. Rejects with a NoAnswer after `timeout` ms, or when the answer can't be read.
 */
export async function ask(url: URL, question: Question, timeout: number): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await send(url, question, signal);
    const body = await buffer(response);
    const decode = decoders[response.headers['content-encoding'] ?? ''];
    return {
      path: url.pathname + url.search,
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: String(decode && body.length > 0 ? decode(body) : body),
      size: body.length,
      headerSize: Buffer.byteLength(response.rawHeaders.join('    ')),
    };
  } catch (error) {
    throw new NoAnswer(url, signal.aborted ? signal.reason : error);
  }
}

function send(url: URL, { method, headers, body }: Question, signal: AbortSignal) {
  const client = url.protocol === 'https:' ? secureRequest : request;
  return new Promise<IncomingMessage>((resolve, reject) => {
    client(url, {
      method,
      headers: {
        accept: '*/*',
        'accept-encoding': 'br, gzip',
        'user-agent': 'Mozilla/5.0 (npm run doctor)',
        ...headers,
      },
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
}
