import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { NoResponse, sendRequest } from '../../../tools/doctor/request.ts';
import { serve } from './server.ts';

const page = 'Oʻzbekcha '.repeat(300);

it.each([
  ['br', brotliCompressSync(page)],
  ['gzip', gzipSync(page)],
  ['identity', Buffer.from(page)],
])('reads %s, and counts the bytes that came', async (encoding, body) => {
  const url = await serve((request, response) => {
    expect(request.headers['accept-encoding']).toBe('br, gzip');
    response.writeHead(200, { 'content-encoding': encoding }).end(body);
  });
  expect(await sendRequest(new URL(`${url}/about?x=1`), {}, 5000)).toMatchObject({
    path: '/about?x=1',
    status: 200,
    text: page,
    size: body.length,
  });
});

it('follows no redirect', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/ru' }).end());
  const { status, headers } = await sendRequest(new URL(url), {}, 5000);
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/ru' });
});

it.each([
  ['never answers', () => undefined],
  ['never ends its answer', (response: import('node:http').ServerResponse) => response.write('<')],
])('times out for a server that %s', async (_, answer) => {
  const url = await serve((_, response) => void answer(response));
  const response = sendRequest(new URL(url), {}, 200);
  await expect(response).rejects.toThrow(NoResponse);
  await expect(response).rejects.toThrow(/can’t be read: no answer in time$/);
});

it('rejects a response that can’t be decompressed', async () => {
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end('not brotli'),
  );
  await expect(sendRequest(new URL(url), {}, 5000)).rejects.toThrow(NoResponse);
});
