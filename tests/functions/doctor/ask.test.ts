import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask } from '../../../tools/doctor/ask.ts';
import { NoAnswer } from '../../../tools/doctor/no-answer.ts';
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
  expect(await ask(new URL(`${url}/about?x=1`), {}, 5000)).toMatchObject({
    path: '/about?x=1',
    status: 200,
    text: page,
    size: body.length,
  });
});

it('follows no redirect', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/ru' }).end());
  const { status, headers } = await ask(new URL(url), {}, 5000);
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/ru' });
});

it.each([
  ['never answers', () => undefined],
  ['never ends its answer', (response: import('node:http').ServerResponse) => response.write('<')],
])('waits no longer than it is told for a server that %s', async (_, answer) => {
  const url = await serve((_, response) => void answer(response));
  const asked = ask(new URL(url), {}, 200);
  await expect(asked).rejects.toThrow(NoAnswer);
  await expect(asked).rejects.toThrow(/can’t be read: no answer in time$/);
});

it('takes an answer that can’t be decompressed for none', async () => {
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end('not brotli'),
  );
  await expect(ask(new URL(url), {}, 5000)).rejects.toThrow(NoAnswer);
});
