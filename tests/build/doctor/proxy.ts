import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** A response of the site that passes through the proxy. */
export interface ProxiedResponse {
  /** Of the request. */
  method: string;
  path: string;
  acceptLanguage: string;
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  compressed: boolean;
  /** Closes the connection without a response. */
  dropConnection: boolean;
}

/** Breaks something in a response. */
export type BreakResponse = (response: ProxiedResponse) => void;

type SiteResponse = Pick<ProxiedResponse, 'status' | 'headers'> & { body: Buffer };

/** The site's responses by path, cached for all proxies: they don't change during a test file. */
const cachedResponses = new Map<string, Promise<SiteResponse>>();
const compressedBodies = new WeakMap<Buffer, Buffer>();

/** Starts a proxy that breaks a site's responses. Returns its URL. */
export async function proxy(site: string, breakResponse: BreakResponse): Promise<string> {
  const server = createServer((req, res) => {
    forward(site, breakResponse, req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function forward(
  site: string,
  breakResponse: BreakResponse,
  req: IncomingMessage,
  res: ServerResponse,
) {
  const { method = '', url: path = '', headers } = req;
  const isCacheable = method === 'GET' && !path.startsWith('/api/') && !headers['if-none-match'];
  const siteResponse = isCacheable
    ? (cachedResponses.get(path) ?? requestSite(site, req))
    : requestSite(site, req);
  if (isCacheable) cachedResponses.set(path, siteResponse);
  const response: ProxiedResponse = {
    ...(await siteResponse),
    headers: { ...(await siteResponse).headers },
    method,
    path,
    acceptLanguage: headers['accept-language'] ?? '',
    compressed: true,
    dropConnection: false,
  };
  breakResponse(response);
  if (response.dropConnection) return res.destroy();
  const isText = /text|xml|json|javascript/.test(response.headers['content-type'] ?? '');
  const compress = response.compressed && isText && response.status !== 304;
  return res
    .writeHead(response.status, {
      ...response.headers,
      ...(compress && { 'content-encoding': 'gzip' }),
    })
    .end(compress ? gzip(response.body) : response.body);
}

function gzip(body: string | Buffer): Buffer {
  if (typeof body === 'string') return gzipSync(body, { level: 1 });
  const done = compressedBodies.get(body) ?? gzipSync(body, { level: 1 });
  compressedBodies.set(body, done);
  return done;
}

async function requestSite(site: string, req: IncomingMessage): Promise<SiteResponse> {
  const { 'accept-encoding': _, host = '', ...asked } = req.headers;
  const headers = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      String(value).replace(`http://${host}`, site),
    ]),
  );
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(site + req.url, { method: req.method, headers }, resolve);
    sent.on('error', reject);
    req.pipe(sent);
  });
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = response.headers;
  return {
    status: response.statusCode ?? 0,
    headers: kept as Record<string, string>,
    body: await buffer(response),
  };
}
