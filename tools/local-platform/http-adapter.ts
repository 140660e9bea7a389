import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/**
 * Reads a body; of one longer than `limit` bytes only the length. It is read to its end even then,
 * since a client that is still sending would not read the response.
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

/** Converts a Node request. `url` is passed in because the Host header can't be trusted. */
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

/** Sends a web response; rejects when the client disconnects before the end. */
export async function sendResponse(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  res.setHeaders(response.headers);
  if (response.body) await pipeline(response.body, res);
  else res.end();
}

/** Sends a plain text message. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
