import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What is sent beside the address; by default a GET without a body. */
export interface RequestOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A response as it came: redirects are not followed. */
export interface HttpResponse {
  /** The requested path and query. */
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The decompressed body. */
  text: string;
  /** Bytes of the body as transferred. */
  size: number;
  /** Bytes of the header lines in HTTP/1.1. */
  headerSize: number;
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * Sends a request as a browser does; not by `fetch`, which hides the transferred bytes and adds
 * headers of its own. Rejects with a NoResponse after `timeoutMs`, or when the body can't be read.
 */
export async function sendRequest(
  url: URL,
  options: RequestOptions,
  timeoutMs: number,
): Promise<HttpResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(url, options, signal);
    const body = await buffer(response);
    const decode = decoders[response.headers['content-encoding'] ?? ''];
    return {
      path: url.pathname + url.search,
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: String(decode && body.length > 0 ? decode(body) : body),
      size: body.length,
      // Names and values alternate; each pair is written with ": " and a line end of two bytes.
      headerSize: Buffer.byteLength(response.rawHeaders.join('    ')),
    };
  } catch (error) {
    throw new NoResponse(url, signal.aborted ? signal.reason : error);
  }
}

function send(url: URL, { method, headers, body }: RequestOptions, signal: AbortSignal) {
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

/** Messages by the code or the name of an error. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'there is no such host name',
  EAI_AGAIN: 'the host name can’t be resolved: is this computer connected?',
  ECONNREFUSED: 'no server runs there',
  ECONNRESET: 'the connection was closed',
  TimeoutError: 'no answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not signed by an authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not signed by an authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by a known authority',
};

/** Thrown when a request got no response, or an unreadable one; its message says why, for people. */
export class NoResponse extends Error {
  constructor({ origin, pathname }: URL, cause: unknown) {
    const { code = '', name = '', message = '' } = cause as NodeJS.ErrnoException;
    const reason = reasons[code] ?? reasons[name] ?? (message || code);
    super(`${origin}${pathname} can’t be read: ${reason}`, { cause });
  }
}
