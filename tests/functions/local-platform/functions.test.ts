import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { getStore } from '@netlify/blobs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadFunctions } from '../../../tools/local-platform/functions.ts';
import { bodyLimit } from '../../../tools/local-platform/run-function.ts';
import { startPlatform } from '../../../tools/local-platform/server.ts';
import { createTemporaryFolder, sendRawRequest, startSite } from './site.ts';

const json = async (response: Promise<Response>) => (await response).json();

describe('a function gets', () => {
  it('its path, placeholders and context', async () => {
    const { url } = await startSite();
    const seen = await json(fetch(`${url}/api/echo/12/views?x=1`));
    expect(seen).toMatchObject({
      url: `${url}/api/echo/12/views?x=1`,
      params: { id: '12', action: 'views' },
      ip: '127.0.0.1',
      requestId: expect.stringMatching(/^[\w-]{20,}$/),
      site: url,
    });
  });

  it.each([
    [undefined, 'production', true],
    ['deploy-preview', 'deploy-preview', false],
  ] as const)('the deploy context %s as %s, published: %s', async (chosen, context, published) => {
    const { url } = await startSite({}, chosen && { deployContext: chosen });
    const { deploy } = await json(fetch(`${url}/api/echo`));
    expect(deploy).toEqual({ context, id: 'local', published });
  });

  it('the server’s own origin, whatever the Host header says', async () => {
    const { url } = await startSite();
    const { body } = await sendRawRequest(url, '/api/echo', { headers: { host: 'evil.example' } });
    expect(JSON.parse(body.toString()).url).toBe(`${url}/api/echo`);
  });

  it('JSON', async () => {
    const { url } = await startSite();
    const seen = await json(
      fetch(`${url}/api/echo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Gʻulom' }),
      }),
    );
    expect(seen).toMatchObject({ method: 'POST', json: { name: 'Gʻulom' } });
  });

  it('a urlencoded form', async () => {
    const { url } = await startSite();
    const body = new URLSearchParams({ name: 'Gʻulom', message: 'a & b' });
    const seen = await json(fetch(`${url}/api/echo`, { method: 'POST', body }));
    expect(seen.fields).toEqual({ name: 'Gʻulom', message: 'a & b' });
  });

  it('the exact bytes of a multipart file', async () => {
    const { url } = await startSite();
    const bytes = randomBytes(4 * 1024 * 1024);
    const body = new FormData();
    body.set('name', 'Gʻulom');
    body.set('file', new File([bytes], 'diplom nusxasi.pdf', { type: 'application/pdf' }));
    const seen = await json(fetch(`${url}/api/echo`, { method: 'POST', body }));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(seen.fields).toEqual({
      name: 'Gʻulom',
      file: { name: 'diplom nusxasi.pdf', size: bytes.length, sha256 },
    });
  });
});

describe('a function answers', () => {
  it.each([
    ['/api/echo/', 200],
    ['/api/echo/1', 404],
    ['/.netlify/functions/echo', 404],
  ])('%s with %i', async (path, status) => {
    const { url } = await startSite();
    expect((await fetch(url + path)).status).toBe(status);
  });

  it('only its own methods, and leaves others to the static files', async () => {
    const { url } = await startSite({ 'dist/about.html': 'page' });
    const made = await fetch(`${url}/about`, { method: 'POST' });
    expect([made.status, made.headers.getSetCookie()]).toEqual([201, ['a=1', 'b=2']]);
    expect(await (await fetch(`${url}/about`)).text()).toBe('page');
  });

  it('before a redirect', async () => {
    const { url } = await startSite({ 'dist/_redirects': '/api/*  /elsewhere  302' });
    expect((await fetch(`${url}/api/echo`, { redirect: 'manual' })).status).toBe(200);
    expect((await fetch(`${url}/api/none`, { redirect: 'manual' })).status).toBe(302);
  });

  it('500 without its stack when it throws', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { url } = await startSite();
    const response = await fetch(`${url}/api/failing`);
    expect([response.status, await response.text()]).toEqual([500, '{"error":"internal"}']);
    expect(String(log.mock.calls[0]?.[1])).toContain('a secret of the server');
    log.mockRestore();
  });

  it.each([
    ['with its length', (size: number) => Buffer.alloc(size)],
    ['streamed', (size: number) => new Blob([Buffer.alloc(size)]).stream()],
  ])('a body over the limit, %s, of which it only gets the length', async (_, body) => {
    const { url } = await startSite();
    const send = (size: number) => {
      const headers = { 'content-type': 'text/plain' };
      const init = { method: 'POST', headers, body: body(size), duplex: 'half' as const };
      return json(fetch(`${url}/api/echo`, init));
    };
    expect((await send(bodyLimit)).text).toHaveLength(bodyLimit);
    expect(await send(bodyLimit + 1)).toMatchObject({ length: bodyLimit + 1, text: '' });
  });

  it.each([
    'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf',
    'GET /large.mp4 HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /about HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n',
    'nonsense\r\n\r\n',
  ])('the next visitor after a client disconnected during "%s"', async (text) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { url } = await startSite({
      'dist/large.mp4': Buffer.alloc(20 * 1024 * 1024),
      'dist/about.html': randomBytes(1024 * 1024).toString('hex'),
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const sent = promisify(socket.write.bind(socket)) as (text: string) => Promise<void>;
    await sent(text);
    if (!text.startsWith('POST')) await once(socket, 'data');
    socket.destroy();
    expect((await fetch(`${url}/api/echo`)).status).toBe(200);
    expect(log.mock.calls).toEqual([]);
    log.mockRestore();
  });

  it('405 to a method that the platform doesn’t support', async () => {
    const { url } = await startSite();
    expect((await sendRawRequest(url, '/api/echo', { method: 'TRACE' })).status).toBe(405);
  });
});

it('a client may keep its connection for as long as it likes', async () => {
  const { url } = await startSite();
  const headers = { connection: 'keep-alive' };
  const response = await sendRawRequest(url, '/api/echo', { headers });
  expect(response.headers).toMatchObject(headers);
  expect(response.headers).not.toHaveProperty('keep-alive');
});

describe('closing', () => {
  it('waits for functions’ background tasks', async () => {
    const { url, close, root } = await startSite();
    await fetch(`${url}/.netlify/functions/counter`);
    await close();
    const again = await startPlatform({ root });
    onTestFinished(again.close);
    const store = getStore({ name: 'counter', consistency: 'strong' });
    expect(await store.get('n')).toBe('1');
  });
});

describe('loading', () => {
  it.each([
    ['throws', 'throw new Error("SMTP_URL is not a URL")', 'SMTP_URL'],
    ['exports nothing', 'export {}', 'default export'],
    [
      'has a bad schedule',
      'export default () => {}; export const config = { schedule: "soon" }',
      'soon',
    ],
  ])('names a file that %s', async (_, code, reason) => {
    const folder = createTemporaryFolder({ 'broken.ts': code });
    await expect(loadFunctions(folder)).rejects.toThrow(
      new RegExp(`netlify/functions/broken.ts: .*${reason}`),
    );
  });

  it('ignores folders', async () => {
    expect(await loadFunctions(createTemporaryFolder({ '_shared/part.ts': 'throw 1' }))).toEqual(
      [],
    );
  });
});
