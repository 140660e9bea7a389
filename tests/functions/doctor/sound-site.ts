import type { Context } from '@netlify/functions';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import botChallenge from '../../../netlify/functions/bot-challenge.ts';
import contact from '../../../netlify/functions/contact.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { localeOfPath, localizedPath } from '../../../src/i18n/paths.ts';
import { feedHref } from '../../../src/routing/feeds.ts';
import { fixedRedirects } from '../../../src/routing/redirects.ts';
import { routes } from '../../../src/routing/routes.ts';
import { openToOtherSites, securityHeaders } from '../../../src/security/headers.ts';
import type { HttpResponse, RequestOptions } from '../../../tools/doctor/request.ts';
import { createSite, type Site, type SiteOptions } from '../../../tools/doctor/site.ts';
import { replyTemplate } from '../contract/reply-template.ts';
import { production } from '../production.ts';

/** The address of the site in memory: the one that its functions know. */
export const origin = 'https://university.example';

type Answer = Pick<HttpResponse, 'status' | 'headers' | 'text'>;
/** Breaks something in an answer. */
export type Change = (answer: Answer) => Answer;

const { page: security, data } = securityHeaders('preload');
const both = [security, data].map((headers) => headers['content-security-policy']).join(', ');
/** Caching of files whose address changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
const journal = ['/journals/1', '/journals/1/a', '/journals/1/a/2026-1/3-9'];
const paths = [...Object.values(routes).map(({ path }) => path), ...journal]
  .filter((path) => !path.includes('{'))
  .flatMap((path) => locales.map((locale) => localizedPath(path, locale)));

function page(path: string, locale: Locale): Answer {
  const form = path.endsWith('/contact') ? replyTemplate(locale) : '';
  const text = `<html lang="${locale}"><meta name="build-id" content="b1">
<link rel="canonical" href="${origin}${path}"><meta property="og:image" content="${origin}/1.png">
<script src="/_astro/a.js"></script><img src="/_astro/b.webp"><a href="/pdf/1.pdf">PDF</a>${form}`;
  return file(text, { 'cache-control': 'max-age=30, must-revalidate' });
}

/** A file as a platform serves it; long enough to be worth compressing. */
function file(text: string, headers: Record<string, string> = {}): Answer {
  const own = { ...security, etag: '"1"', 'content-encoding': 'br', ...headers };
  return { status: 200, headers: own, text: ' '.repeat(1500) + text };
}

const sitemap = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
const feed = `<rss><channel><link>${origin}/</link><item><link>${origin}/new</link></item></channel></rss>`;

const files = new Map<string, Answer>([
  ...paths.map((path) => [path, page(path, localeOfPath(path))] as const),
  ...locales.map((locale) => [feedHref('all', locale), file(feed, openToOtherSites)] as const),
  [
    '/_astro/a.js',
    file('import "./c.js"', { ...data, ...openToOtherSites, 'cache-control': immutable }),
  ],
  ['/_astro/b.webp', file('', { 'cache-control': immutable })],
  [
    '/_astro/builds/latest.json',
    file('{"id":"b1","timestamp":1}', { 'cache-control': 'no-cache' }),
  ],
  ['/1.png', file('', openToOtherSites)],
  ['/pdf/1.pdf', file('', { ...openToOtherSites, 'content-security-policy': both })],
  ['/robots.txt', file(`\nAllow: /\nSitemap: ${origin}/sitemap.xml`)],
  ['/sitemap.xml', file(`<urlset>${sitemap}</urlset>`)],
]);

const redirect = (location: string): Answer => ({ status: 301, headers: { location }, text: '' });

async function answerOf(path: string, options: RequestOptions): Promise<Answer> {
  if (path === 'http://university.example/') return redirect(`${origin}/`);
  if (path.startsWith('/api/')) return answerOfFunction(path, options);
  const moved = fixedRedirects()[path] ?? /^(.+)\/$/.exec(path)?.[1];
  if (moved) return redirect(moved);
  const found = files.get(path.replace(/\.html$|\?.*/, ''));
  if (!found) return { ...page(path, localeOfPath(path)), status: 404 };
  if (options.method === 'POST') return { ...found, status: 405 };
  return options.headers?.['if-none-match'] === '"1"' ? { ...found, status: 304 } : found;
}

async function answerOfFunction(path: string, options: RequestOptions): Promise<Answer> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const context = { deploy: production, ip: '192.0.2.1', waitUntil } as unknown as Context;
  const run = path.startsWith('/api/contact') ? contact : botChallenge;
  const response = await run(new Request(origin + path, options), context);
  await Promise.all(work);
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), text: await response.text() };
}

/** The store that this process is connected to. */
const connected: SiteOptions['store'] = {
  inbox: { openStore, place: 'of the test', close: async () => undefined },
};

/**
 * A site in memory that no check objects to; its functions are the real ones. `change` breaks the answers
 * to requests that `at` matches: `/ru`, `POST /about`, `/ accept-language`.
 */
export function siteWith(
  at: string | RegExp = '',
  change: Change = (answer) => answer,
  { url = new URL(origin), post = true, store = connected }: Partial<SiteOptions> = {},
): Site {
  const request: Site['request'] = async (path, options = {}) => {
    const { method, headers = {} } = options;
    const asked = method ? `${method} ${path}` : [path, ...Object.keys(headers)].join(' ');
    const sound = await answerOf(path, options);
    const isBroken = typeof at === 'string' ? asked === at : at.test(asked);
    const answer = isBroken ? change({ ...sound, headers: { ...sound.headers } }) : sound;
    return { path, size: Buffer.byteLength(answer.text), headerSize: 900, ...answer };
  };
  return { ...createSite({ url, post, store }), request, get: (path) => request(path) };
}
