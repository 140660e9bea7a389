import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendRawRequest, startSite } from './site.ts';

const LONG = '<p>Matn</p>'.repeat(500);
const FILES = {
  'dist/index.html': 'uz home',
  'dist/ru.html': 'ru home',
  'dist/ru/about.html': 'ru about',
  'dist/about.html': LONG,
  'dist/404.html': 'uz missing',
  'dist/ru/404.html': 'ru missing',
  'dist/gone.html': 'gone',
  'dist/guide/index.html': 'guide',
  'dist/news/7/nursing.html': 'nursing',
  'dist/notes.txt': 'oʻ',
  'dist/_astro/a.js': 'a',
  'dist/_astro/builds/latest.json': '{}',
  'dist/media/playlist.m3u8': '#EXTM3U',
  'dist/media/clip.mp4': Buffer.from('0123456789'),
  'dist/.hidden': 'hidden',
  'dist/.well-known/security.txt': 'contact',
  'dist/_redirects': [
    '/news/:id/nursing  /news/7/nursing  301',
    '/old/:id/:word  /new/:word/:id',
    '/files/*  https://files.example/:splat  302',
    '/inner/*  /:splat  302',
    '/sale(1)+/  /about  302',
    '/about  /gone  301',
    '/ru/about  /about  302!',
    '/plan  /about  200',
    '/closed  /gone  410',
    '/ru/*  /ru/404.html  404',
  ].join('\n'),
  'dist/_headers': [
    '/*\n  X-Frame-Options: DENY',
    '/media/clip.mp4\n  Cache-Control: no-cache',
    '/media/*\n  Cache-Control: max-age=60',
    '/_astro/builds/*\n  Cache-Control: no-cache',
  ].join('\n'),
  'netlify.toml': '[[headers]]\nfor = "/about"\n[headers.values]\nX-About = "yes"\n',
  '.netlify/v1/config.json': JSON.stringify({
    headers: [
      { for: '/_astro/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
  }),
  'secret.txt': 'secret',
};

describe('paths', () => {
  it.each([
    ['/', 200, 'uz home'],
    ['/about', 200, LONG],
    ['/about.html', 200, LONG],
    ['//about', 200, LONG],
    ['/%61bout', 200, LONG],
    ['/index.html', 200, 'uz home'],
    ['/index', 200, 'uz home'],
    ['/guide/', 200, 'guide'],
    ['/ru', 200, 'ru home'],
    ['/news/7/nursing', 200, 'nursing'],
    ['/missing', 404, 'uz missing'],
    ['/ru/missing', 404, 'ru missing'],
    ['/russia', 404, 'uz missing'],
    ['/news', 404, 'uz missing'],
    ['/about.html.html', 404, 'uz missing'],
    ['/_headers', 404, 'uz missing'],
    ['/_redirects', 404, 'uz missing'],
    ['/.hidden', 404, 'uz missing'],
    ['/.well-known/security.txt', 200, 'contact'],
    ['/plan', 200, LONG],
    ['/closed', 410, 'gone'],
  ])('%s answers %i', async (path, status, text) => {
    const { url } = await startSite(FILES);
    const response = await fetch(url + path, { redirect: 'manual' });
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/about/', 301, '/about'],
    ['/about/?a=1&b=2', 301, '/about?a=1&b=2'],
    ['/ru/', 301, '/ru'],
    ['/notes.txt/', 301, '/notes.txt'],
    ['/guide', 301, '/guide/'],
    ['/news/1/nursing', 301, '/news/7/nursing'],
    ['/news/1/nursing/', 301, '/news/7/nursing'],
    ['/old/5/o%CA%BBzbek?x=1', 301, '/new/o%CA%BBzbek/5?x=1'],
    ['/files/a/b.pdf', 302, 'https://files.example/a/b.pdf'],
    ['/files/a/b/', 302, 'https://files.example/a/b/'],
    ['/files/', 302, 'https://files.example/'],
    ['/ru/about', 302, '/about'],
    ['//about/', 301, '/about'],
    ['/inner//evil.example', 302, '/evil.example'],
    ['/inner/%0d%0aset-cookie:a', 302, '/set-cookie:a'],
    ['/sale(1)+', 302, '/about'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const { url } = await startSite(FILES);
    const response = await sendRawRequest(url, path);
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });

  it.each([
    ['/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 400],
    ['/media/..%2f..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/%zz', 400],
    ['/%ff', 400],
    ['/about%00', 400],
    ['http://other.example/about', 400],
    [`/${'a'.repeat(5_000)}`, 404],
    [`/${'a'.repeat(20_000)}`, 431],
  ])('%s answers %i and the server keeps running', async (path, status) => {
    const { url } = await startSite(FILES);
    const response = await sendRawRequest(url, path);
    expect(response.status).toBe(status);
    expect(response.body.toString()).not.toContain('secret');
    expect((await fetch(url)).status).toBe(200);
  });

  it('answers 405 to a method that pages don’t support', async () => {
    const { url } = await startSite(FILES);
    const response = await fetch(`${url}/about`, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 404 without a 404 page', async () => {
    const { url } = await startSite();
    expect((await fetch(url)).status).toBe(404);
  });

  it('refuses rules that only the real platform can follow', async () => {
    const site = startSite({ 'dist/_redirects': '/x  /y  302  Country=uz' });
    await expect(site).rejects.toThrow('/x');
  });
});

describe('headers', () => {
  it.each([
    ['/about', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
    ['/notes.txt', 'public, max-age=0, must-revalidate', 'text/plain; charset=utf-8'],
    ['/_astro/a.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/_astro/missing.js', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
    // The last matching rule wins, and the adapter's rules come last.
    [
      '/_astro/builds/latest.json',
      'public, max-age=31536000, immutable',
      'application/json; charset=utf-8',
    ],
    ['/media/clip.mp4', 'max-age=60', 'video/mp4'],
    ['/media/playlist.m3u8', 'max-age=60', 'application/vnd.apple.mpegurl'],
  ])('%s has its cache-control and type', async (path, caching, type) => {
    const { url } = await startSite(FILES);
    const { headers } = await fetch(url + path);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([caching, type]);
  });

  it('come from _headers and netlify.toml, for pages and 404 pages, but not for functions', async () => {
    const { url } = await startSite(FILES);
    const header = async (path: string, name: string) =>
      (await fetch(url + path)).headers.get(name);
    expect(await header('/about', 'x-frame-options')).toBe('DENY');
    expect(await header('/missing', 'x-frame-options')).toBe('DENY');
    expect(await header('/about', 'x-about')).toBe('yes');
    expect(await header('/', 'x-about')).toBeNull();
    expect(await header('/api/echo', 'x-frame-options')).toBeNull();
  });
});

describe('content', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', gunzipSync],
  ])('is compressed for "%s"', async (accepted, decompress) => {
    const { url } = await startSite(FILES);
    const options = { headers: { 'accept-encoding': accepted } };
    const { headers, body } = await sendRawRequest(url, '/about', options);
    expect(accepted).toContain(headers['content-encoding']);
    expect(headers.vary).toBe('accept-encoding');
    expect(body.length).toBeLessThan(LONG.length / 10);
    expect(decompress(body).toString()).toBe(LONG);
  });

  it('is sent uncompressed to a client that accepts no encoding', async () => {
    const { url } = await startSite(FILES);
    const { headers, body } = await sendRawRequest(url, '/about');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(LONG);
  });

  it('is not re-sent for a known etag', async () => {
    const { url } = await startSite(FILES);
    const etag = (await fetch(`${url}/about`)).headers.get('etag') ?? '';
    const again = await sendRawRequest(url, '/about', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  it('is omitted for HEAD', async () => {
    const { url } = await startSite(FILES);
    const { status, headers, body } = await sendRawRequest(url, '/about', { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, `${LONG.length}`, 0]);
  });

  it.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=0-1,3-4', 200, undefined, '0123456789'],
    ['bananas', 200, undefined, '0123456789'],
  ])('is sent as a range for "%s"', async (range, status, contentRange, text) => {
    const { url } = await startSite(FILES);
    const response = await sendRawRequest(url, '/media/clip.mp4', { headers: { range } });
    expect([response.status, response.headers['content-range'], response.body.toString()]).toEqual([
      status,
      contentRange,
      text,
    ]);
  });
});
