import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { NoResponse, send } from '../../../tools/doctor/site.ts';
import { serve } from './server.ts';

const page = 'Oʻzbekcha '.repeat(300);

it.each([
  ['br', brotliCompressSync(page)],
  ['gzip', gzipSync(page)],
  ['identity', Buffer.from(page)],
])('reads %s, and keeps its name', async (encoding, body) => {
  const url = await serve((request, response) => {
    expect(request.headers['accept-encoding']).toBe('br, gzip');
    response.writeHead(200, { 'content-encoding': encoding }).end(body);
  });
  const { status, headers, text } = await send(new URL(url));
  expect([status, headers.get('content-encoding'), text]).toEqual([200, encoding, page]);
});

it('follows no redirect', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/ru' }).end());
  const { status, headers } = await send(new URL(url));
  expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: '/ru' });
});

it.each([
  ['never answers', () => undefined],
  ['never ends its answer', (response: import('node:http').ServerResponse) => response.write('<')],
])('times out for a server that %s', async (_, answer) => {
  const url = await serve((_, response) => void answer(response));
  const response = send(new URL(url), {}, 200);
  await expect(response).rejects.toThrow(NoResponse);
  await expect(response).rejects.toThrow(/can’t be read: no answer in time$/);
});

it('rejects a response that can’t be decompressed', async () => {
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end('not brotli'),
  );
  await expect(send(new URL(url))).rejects.toThrow(NoResponse);
});
