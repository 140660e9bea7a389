import { expect, it } from 'vitest';
import { https } from '../../../tools/doctor/checks/https.ts';
import type { HttpResponse } from '../../../tools/doctor/request.ts';
import { createSite, type Site } from '../../../tools/doctor/site.ts';

type Reply = Pick<HttpResponse, 'status' | 'headers'>;

/** A site elsewhere, whose answers are given: no server here has a certificate. */
function siteElsewhere(origin: string, answers: Record<string, Reply>): Site {
  const url = new URL(origin);
  const request: Site['request'] = async (path) => {
    const reply = answers[path];
    if (!reply) throw new Error(`nobody should ask for ${path}`);
    return { path, text: '', size: 0, headerSize: 0, ...reply };
  };
  return {
    ...createSite({ url, post: false, store: { inbox: undefined, todo: '' } }),
    request,
    get: request,
  };
}

const secure = (hsts?: string): Reply => ({
  status: 200,
  headers: hsts === undefined ? {} : { 'strict-transport-security': hsts },
});
const plain = (status: number, location?: string): Reply => ({ status, headers: { location } });

const sound = {
  'http://camu.example/': plain(301, 'https://camu.example/'),
  '/': secure('max-age=31536000'),
  '/api/bot-challenge?action=contact': secure('max-age=63072000; includeSubDomains; preload'),
};

it('is content with a redirect and HSTS on pages and functions', async () => {
  const site = siteElsewhere('https://camu.example', sound);
  expect(await https.run(site)).toMatchObject({ state: 'ok' });
});

it.each([
  ['no redirect', { 'http://camu.example/': plain(200) }, 'http://camu.example/ answers 200 and'],
  [
    'a redirect elsewhere',
    { 'http://camu.example/': plain(301, 'https://other.example/') },
    'http://camu.example/ answers 301 and',
  ],
  ['pages without HSTS', { '/': secure() }, '/ has strict-transport-security: undefined'],
  [
    'HSTS of a day',
    { '/': secure('max-age=86400') },
    '/ has strict-transport-security: max-age=86400',
  ],
  [
    'functions without HSTS',
    { '/api/bot-challenge?action=contact': secure() },
    '/api/bot-challenge?action=contact has strict-transport-security: undefined',
  ],
])('finds %s', async (_, broken, found) => {
  const site = siteElsewhere('https://camu.example', { ...sound, ...broken });
  expect(await https.run(site)).toMatchObject({
    state: 'fault',
    found: expect.stringContaining(found),
  });
});

it('finds a public site without encryption, and asks nothing of one on this computer', async () => {
  expect(await https.run(siteElsewhere('http://camu.example', {}))).toMatchObject({
    state: 'fault',
    todo: expect.stringContaining('https://camu.example'),
  });
  expect(await https.run(siteElsewhere('http://localhost:8888', {}))).toMatchObject({
    state: 'not checked',
  });
});
