import type { Context } from '@netlify/functions';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import botChallenge from '../../../netlify/functions/bot-challenge.ts';
import contact from '../../../netlify/functions/contact.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { localeOfPath, localizedPath } from '../../../src/i18n/paths.ts';
import { fixedRedirects } from '../../../src/routing/redirects.ts';
import { openToOtherSites, securityHeaders } from '../../../src/security/headers.ts';
import { type Answer, createSite, type Site } from '../../../tools/doctor/site.ts';
import { replyTemplate } from '../contract/reply-template.ts';
import { production } from '../production.ts';

/** The address of the site in memory: the one that its functions know. */
export const origin = 'https://university.example';

/** Breaks something in an answer. */
export type Change = (answer: Answer) => Answer;

const { page: pageHeaders, data } = securityHeaders('preload');
const both = [pageHeaders, data].map((headers) => headers['content-security-policy']).join(', ');
const asset = {
  ...openToOtherSites,
  'content-security-policy': both,
  'cache-control': 'public, max-age=31536000, immutable',
};

/** A file as a platform serves it; long enough to be worth compressing. */
function file(text: string, headers: Record<string, string> = {}): Answer {
  const own = { 'content-type': 'text/html', 'content-encoding': 'br', etag: '"1"' };
  const all = { ...pageHeaders, ...own, 'cache-control': 'max-age=30', ...headers };
  return { status: 200, headers: new Headers(all), text: ' '.repeat(1500) + text };
}

const page = (path: string, locale: Locale) =>
  file(`<html lang="${locale}"><meta name="build-id" content="b1">
<link rel="canonical" href="${origin}${path}"><script src="/_astro/a.js"></script>
<img src="/_astro/b.webp">${path === '/contact' ? replyTemplate(locale) : ''}`);

const files: Record<string, Answer> = {
  ...Object.fromEntries(
    ['/', '/about', '/contact'].flatMap((path) =>
      locales.map((locale) => [localizedPath(path, locale), page(path, locale)]),
    ),
  ),
  '/rss.xml': file('<rss>', openToOtherSites),
  '/_astro/a.js': file('let a', { ...asset, 'content-type': 'text/javascript' }),
  '/_astro/b.webp': file('', { ...asset, 'content-type': 'image/webp', 'content-encoding': '' }),
  '/_astro/builds/latest.json': file('{"id":"b1"}', { 'cache-control': 'no-cache' }),
};

const redirect = (location: string): Answer => ({
  status: 301,
  headers: new Headers({ location }),
  text: '',
});

async function answerOf(path: string, init: RequestInit): Promise<Answer> {
  if (path === 'http://university.example/') return redirect(`${origin}/`);
  if (path.startsWith('/api/')) return answerOfFunction(path, init);
  const moved = fixedRedirects()[path] ?? /^(.+)\/$/.exec(path)?.[1];
  if (moved) return redirect(moved);
  const found = files[path.replace(/\.html$|\?.*/, '')];
  if (!found) return { ...page(path, localeOfPath(path)), status: 404 };
  const isKnown = new Headers(init.headers).get('if-none-match') === '"1"';
  return isKnown ? { ...found, status: 304 } : found;
}

async function answerOfFunction(path: string, init: RequestInit): Promise<Answer> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const context = { deploy: production, ip: '192.0.2.1', waitUntil } as unknown as Context;
  const run = path.startsWith('/api/contact') ? contact : botChallenge;
  const response = await run(new Request(origin + path, init), context);
  await Promise.all(work);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The store that this process is connected to. */
const connected: Site['store'] = {
  inbox: { openStore, place: 'of the test', close: async () => undefined },
};

/**
 * A site in memory that no check objects to; its functions are the real ones. `change` breaks the answers
 * to requests that `at` matches: `/ru`, `POST /api/contact`, `/ if-none-match`.
 */
export function siteWith(
  at: string | RegExp = '',
  change: Change = (answer) => answer,
  { url = origin, post = true, store = connected }: Partial<Site> & { url?: string } = {},
): Site {
  const request: Site['request'] = async (path, init = {}) => {
    const { method, headers } = init;
    const names = [...new Headers(headers).keys()].filter((name) => name !== 'accept');
    const asked = method ? `${method} ${path}` : [path, ...names].join(' ');
    const answer = await answerOf(path, init);
    const isBroken = typeof at === 'string' ? asked === at : at.test(asked);
    return isBroken ? change({ ...answer, headers: new Headers(answer.headers) }) : answer;
  };
  return { ...createSite(new URL(url), { post, store }), request, get: (path) => request(path) };
}
