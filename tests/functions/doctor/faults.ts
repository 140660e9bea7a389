import type { Check } from '../../../tools/doctor/check.ts';
import { addresses } from '../../../tools/doctor/checks/addresses.ts';
import { buildNumber, siteAddress } from '../../../tools/doctor/checks/build.ts';
import { contactForm } from '../../../tools/doctor/checks/contact-form.ts';
import { delivery } from '../../../tools/doctor/checks/delivery.ts';
import { fileHeaders, functions } from '../../../tools/doctor/checks/headers.ts';
import { https } from '../../../tools/doctor/checks/https.ts';
import { type Change, origin } from './sound-site.ts';

export const status =
  (code: number): Change =>
  (answer) => ({ ...answer, status: code });

/** Sets a header, or removes it. */
const header =
  (name: string, value?: string): Change =>
  (answer) => {
    if (value === undefined) answer.headers.delete(name);
    else answer.headers.set(name, value);
    return answer;
  };

export const text =
  (what: string | RegExp, by: string): Change =>
  (answer) => ({ ...answer, text: answer.text.replaceAll(what, by) });

/** The answer that is broken, the change that breaks it, and the check's report. */
type Fault = readonly [at: string | RegExp, change: Change, found: string | RegExp];

/** Faults that a check finds, and the advice that it gives for them. */
const faultsOf = (check: Check, todo: string, ...faults: readonly Fault[]) =>
  faults.map(([at, change, found]) => ({ check, name: check.name, at, change, found, todo }));

const form = 'POST /api/contact';
const challenge = '/api/bot-challenge?action=contact';
const plain = 'http://university.example/';
const latest = '/_astro/builds/latest.json';
const missing = /^\/_astro\/doctor-/;
const hsts = 'strict-transport-security';
const redeploy = 'see the deploy’s log in Netlify';
const immutable = 'public, max-age=31536000, immutable';

/** Faults of answers, by the check that finds them. */
export const faults = [
  ...faultsOf(
    siteAddress,
    `set SITE_URL to ${origin}`,
    ['/', text(origin, 'https://old.example'), 'the home page calls itself https://old.example/'],
    ['/', text('canonical', 'x'), 'the home page calls itself undefined'],
  ),
  ...faultsOf(siteAddress, 'the address of production', [
    '/',
    header('x-robots-tag', 'noindex'),
    'pages have x-robots-tag: noindex, which keeps search engines out',
  ]),
  ...faultsOf(
    https,
    'choose “Force HTTPS”',
    [plain, status(200), /university\.example\/ answers 200/],
    [plain, header('location', 'https://x.example'), /doesn’t lead to https:\/\/university/],
  ),
  ...faultsOf(
    https,
    'tell the developers',
    ['/', header(hsts), `/ has ${hsts}: null`],
    ['/', header(hsts, 'max-age=86400'), `/ has ${hsts}: max-age=86400`],
    [challenge, header(hsts), `${challenge} has ${hsts}: null`],
  ),
  ...faultsOf(
    functions,
    '“Functions” (Logs) must list contact',
    [challenge, status(503), `${challenge} answers 503, not 200`],
    ['/api/contact', status(404), /^\/api\/contact answers 404, not 405; /],
    [
      /^\/api\//,
      header('x-content-type-options'),
      /^\/api\/bot\S+ \(application\/json\) has x-content-type-options: null; \/api\/contact \(application\/json\) .*; \/api\/contact \(text\/html\) /,
    ],
  ),
  ...[
    [500, '“Functions” (Logs) must list contact'] as const,
    [200, '“Functions” (Logs) must list contact'] as const,
    [503, 'Netlify Blobs'] as const,
    [403, `SITE_URL must be ${origin}`] as const,
    [422, 'tell the developers: the contact form has a required field'] as const,
  ].flatMap(([code, todo]) =>
    faultsOf(contactForm, todo, [
      form,
      status(code),
      new RegExp(`^a form is answered with ${code}`),
    ]),
  ),
  ...faultsOf(contactForm, 'the reply page must show the reference', [
    form,
    text('data-slot="reference"', ''),
    'a form is answered with 201, and the reference “”',
  ]),
  ...faultsOf(contactForm, redeploy, [
    '/contact',
    text('action="/api/contact"', ''),
    'there is no contact form on /contact',
  ]),
  ...faultsOf(
    addresses,
    'Pretty URLs',
    ['/about/', status(404), '/about/ answers 404 in undefined, not 301 to /about'],
    ['/about.html', status(404), '/about.html answers 404 in uz, not 301 to /about'],
  ),
  ...faultsOf(
    addresses,
    redeploy,
    [/\/news$/, header('location'), /^\/news answers 301 .*, not 301 to \/new; .*; and 1 more$/],
    ['/tr/news', header('location', '/new'), '/tr/news answers 301 to /new, not 301 to /tr/new'],
    ['/ru/news', status(302), '/ru/news answers 302 to /ru/new, not 301 to /ru/new'],
    [/^\/doctor-/, status(200), /^\/doctor-\S+ answers 200 in uz, not 404 in uz$/],
    [/^\/en\/doctor-/, text('lang="en"', 'lang="uz"'), /answers 404 in uz, not 404 in en$/],
  ),
  ...faultsOf(
    fileHeaders,
    'the file _headers must be in the published folder "dist"',
    [
      /^(?!\/api)/,
      header('x-frame-options'),
      /^\/ \(\*\/\*\) has x-frame-options: .*; and 2 more$/,
    ],
    [
      '/_astro/a.js',
      header('content-security-policy', "default-src 'none'; frame-ancestors 'none', script-src *"),
      /^\/_astro\/a\.js .* has content-security-policy: .*, script-src \*$/,
    ],
    [
      '/rss.xml',
      header('cross-origin-resource-policy', 'same-origin'),
      '/rss.xml (*/*) has cross-origin-resource-policy: same-origin',
    ],
    [/^\/doctor-/, header('referrer-policy', 'unsafe-url'), /has referrer-policy: unsafe-url$/],
  ),
  ...faultsOf(
    delivery,
    'no service before Netlify may change',
    ['/', header('cache-control', immutable), `/ has cache-control: ${immutable}`],
    ['/', header('cache-control'), '/ has cache-control: null'],
    [latest, header('cache-control', immutable), `${latest} has cache-control: ${immutable}`],
    [missing, header('cache-control', immutable), /has cache-control: public/],
    [missing, status(200), /answers 200, not 404$/],
    ['/_astro/a.js', header('cache-control', 'max-age=60'), /has cache-control: max-age=60$/],
    ['/_astro/b.webp', status(404), '/_astro/b.webp answers 404, not 200'],
    [
      '/',
      text('b.webp', 'b.webp?dpl=1'),
      '/_astro/b.webp?dpl=1 has another address after each deploy',
    ],
    ['/', header('content-encoding'), '/ comes uncompressed'],
    ['/_astro/a.js', header('content-encoding', 'identity'), '/_astro/a.js comes uncompressed'],
    ['/ if-none-match', status(200), '/ is sent again, though it hasn’t changed'],
    ['/_astro/a.js', header('etag'), '/_astro/a.js is sent again, though it hasn’t changed'],
  ),
  ...faultsOf(delivery, redeploy, [
    '/',
    text('/_astro/', '/'),
    'the home page loads no file from /_astro',
  ]),
  ...faultsOf(buildNumber, 'if a deploy has just ended', [
    '/ru',
    text('"b1"', '"x"'),
    '/ru is of build x, the latest is b1',
  ]),
  ...faultsOf(
    buildNumber,
    redeploy,
    [latest, status(404), `${latest} answers 404 without a build’s id`],
    [latest, text('"id"', '"x"'), `${latest} answers 200 without a build’s id`],
  ),
];
