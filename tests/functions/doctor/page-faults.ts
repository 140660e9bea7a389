import {
  canonicalUrls,
  notFoundPages,
  redirects,
  urlVariants,
} from '../../../tools/doctor/checks/addresses.ts';
import { buildNumber } from '../../../tools/doctor/checks/builds.ts';
import { homePage, pages, postsToPages } from '../../../tools/doctor/checks/pages.ts';
import { feeds, robots, sitemap } from '../../../tools/doctor/checks/search-engines.ts';
import { faultsOf, header, redirect, status, text } from './faults.ts';
import { immutable, origin } from './sound-site.ts';

const old = 'https://old.example';
const toOld = text(origin, old);
const toUzbek = text('<html lang="en"', '<html lang="uz"');
const siteUrl = `this is the commonest fault of a first deploy: set SITE_URL to ${origin}`;
const redeploy = 'see the deploy’s log in Netlify';
const latest = '/_astro/builds/latest.json';
const article = '/journals/1/a/2026-1/3-9';

/** Faults of pages: their addresses, contents and metadata. */
export const pageFaults = [
  ...faultsOf(
    canonicalUrls,
    siteUrl,
    [/^\/(ru)?$/, toOld, `/ calls itself ${old}/; /ru calls itself ${old}/ru`],
    ['/tr', text(`${origin}/tr`, `${origin}/`), `/tr calls itself ${origin}/`],
    ['/en', text('canonical', 'x'), '/en names no address of its own'],
  ),
  ...faultsOf(homePage, 'no redirect by language may be set', [
    '/ accept-language',
    redirect('/ru'),
    `/ answers 302 and leads to ${origin}/ru to a browser that prefers Russian`,
  ]),
  ...faultsOf(homePage, 'another site or an old deploy is published', [
    '/ accept-language',
    text('<html lang="uz"', '<html lang="ru"'),
    '/ is in "ru", not in "uz"',
  ]),
  ...faultsOf(
    pages,
    redeploy,
    ['/tr/teachers', status(500), '/tr/teachers answers 500'],
    ['/en/connect', toUzbek, '/en/connect is in "uz", not in "en"'],
    ['/ru/connect', redirect('/ru/connect/'), '/ru/connect answers 302'],
    [article, status(404), `${article} answers 404`],
  ),
  ...faultsOf(
    redirects,
    redeploy,
    [/\/news$/, status(404), /^\/news answers 404, not 301 to \/new; .*; and 1 more$/],
    [
      '/tr/news',
      header('location', '/new'),
      `/tr/news answers 301 and leads to ${origin}/new, not 301 to /tr/new`,
    ],
  ),
  ...faultsOf(
    urlVariants,
    '“Pretty URLs” must be on',
    [
      '/about.html',
      () => ({ status: 200, headers: {}, text: '<link rel="canonical" href="/about.html">' }),
      '/about.html is a second page: it calls itself /about.html',
    ],
    ['/ru/about/', status(404), '/ru/about/ answers 404, and doesn’t lead to /ru/about'],
  ),
  ...faultsOf(
    notFoundPages,
    redeploy,
    [/doctor-/, status(200), /^\/doctor-\S+ answers 200, not 404; \/ru\/doctor-.*; and 1 more$/],
    [/^\/en\/doctor-/, toUzbek, /^the 404 page of \/en\/doctor-\S+ is in "uz"$/],
  ),
  ...faultsOf(postsToPages, 'must be refused; 405 is expected', [
    'POST /about',
    status(200),
    'a POST to /about answers 200',
  ]),
  ...faultsOf(buildNumber, 'two header rules apply to this file', [
    latest,
    header('cache-control', immutable),
    `${latest} has cache-control: ${immutable}, not no-cache`,
  ]),
  ...faultsOf(buildNumber, 'if a deploy has just ended', [
    '/ru',
    text('"b1"', '"x"'),
    `/ru is of build x, ${latest} of b1`,
  ]),
  ...faultsOf(
    buildNumber,
    redeploy,
    [latest, status(404), `${latest} answers 404 without a build’s id and time`],
    [latest, text('"b1"', '""'), `${latest} answers 200 without a build’s id and time`],
  ),
  ...faultsOf(feeds, redeploy, [
    '/tr/rss.xml',
    text('</rss>', ''),
    '/tr/rss.xml answers 200 without a feed',
  ]),
  ...faultsOf(feeds, siteUrl, [
    '/en/rss.xml',
    text(`${origin}/new`, `${old}/new`),
    `/en/rss.xml leads to ${old}/new`,
  ]),
  ...faultsOf(
    sitemap,
    siteUrl,
    ['/sitemap.xml', toOld, /^names \d+ addresses such as https:\/\/old\.example\/$/],
    [
      '/sitemap.xml',
      text('</loc>', `</loc><link hreflang="uz" href="${old}/"/>`),
      /^names \d+ addresses such as https:\/\/old\.example\/$/,
    ],
  ),
  ...faultsOf(
    sitemap,
    redeploy,
    ['/sitemap.xml', text(/\/tr\/[^<]+/g, '/tr/nothing'), /^\/tr\/nothing answers 404/],
    ['/sitemap.xml', status(404), '/sitemap.xml answers 404 without a sitemap'],
  ),
  ...faultsOf(robots, redeploy, ['/robots.txt', status(404), '/robots.txt answers 404']),
  ...faultsOf(
    robots,
    siteUrl,
    ['/robots.txt', text(/Sitemap:.*/g, ''), '/robots.txt names no sitemap'],
    ['/robots.txt', toOld, `/robots.txt names ${old}/sitemap.xml`],
  ),
  ...faultsOf(robots, 'tell the developers', [
    '/robots.txt',
    text('Allow: /', 'Disallow: /'),
    '/robots.txt keeps all search engines out',
  ]),
  ...faultsOf(robots, 'the address of production', [
    '/',
    header('x-robots-tag', 'noindex'),
    'pages have x-robots-tag: noindex, which keeps search engines out',
  ]),
];
