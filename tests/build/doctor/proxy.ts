import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** A response of the site on its way through the proxy. */
export interface ProxiedResponse {
  /** Of the request. */
  method: string;
  path: string;
  acceptLanguage: string;
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  compressed: boolean;
  /** The connection is closed without a response. */
  dropConnection: boolean;
}

/** Breaks something in a response. */
export type Break = (answer: ProxiedResponse) => void;

type SiteResponse = Pick<ProxiedResponse, 'status' | 'headers'> & { body: Buffer };

/** The site's responses, shared by all proxies: they stay the same during the tests of a file. */
const known = new Map<string, Promise<SiteResponse>>();
const zipped = new WeakMap<Buffer, Buffer>();

/** A server in front of a site, with one thing broken. Returns its URL. */
export async function proxy(site: string, broken: Break): Promise<string> {
  const server = createServer((req, res) => {
    pass(site, broken, req, res).catch(() => res.destroy());
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

async function pass(site: string, broken: Break, req: IncomingMessage, res: ServerResponse) {
  const { method = '', url: path = '', headers } = req;
  const isKept = method === 'GET' && !path.startsWith('/api/') && !headers['if-none-match'];
  const whole = isKept ? (known.get(path) ?? requestSite(site, req)) : requestSite(site, req);
  if (isKept) known.set(path, whole);
  const answer: ProxiedResponse = {
    ...(await whole),
    headers: { ...(await whole).headers },
    method,
    path,
    acceptLanguage: headers['accept-language'] ?? '',
    compressed: true,
    dropConnection: false,
  };
  broken(answer);
  if (answer.dropConnection) return res.destroy();
  const isText = /text|xml|json|javascript/.test(answer.headers['content-type'] ?? '');
  const zip = answer.compressed && isText && answer.status !== 304;
  return res
    .writeHead(answer.status, { ...answer.headers, ...(zip && { 'content-encoding': 'gzip' }) })
    .end(zip ? gzip(answer.body) : answer.body);
}

function gzip(body: string | Buffer): Buffer {
  if (typeof body === 'string') return gzipSync(body, { level: 1 });
  const done = zipped.get(body) ?? gzipSync(body, { level: 1 });
  zipped.set(body, done);
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
