import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/**
 * The whole body and its length; of one longer than `limit` bytes the length alone. It is read to
 * its end all the same, so that the client is still listening when the answer comes.
 */
export async function readBody(
  req: IncomingMessage,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ body: Buffer<ArrayBuffer>; length: number }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  return { body: Buffer.concat(length <= limit ? chunks : []), length };
}

/** The request as a function sees it. `url` is the server's own, whatever the Host header says. */
export function toRequest(
  req: IncomingMessage,
  url: URL,
  body: Buffer<ArrayBuffer>,
  extraHeaders: Record<string, string> = {},
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...req.headers, ...extraHeaders })) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  const method = req.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, body: hasBody ? body : null });
}

/** Writes a web response to the socket; rejects when the client leaves before the end. */
export async function sendResponse(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  res.setHeaders(response.headers);
  if (response.body) await pipeline(response.body, res);
  else res.end();
}

/** A short answer that is not a page of the site. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
