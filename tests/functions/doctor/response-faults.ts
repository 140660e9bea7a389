import { assetUrls, compression } from '../../../tools/doctor/checks/builds.ts';
import {
  assetCaching,
  conditionalRequests,
  missingAssets,
  pageCaching,
} from '../../../tools/doctor/checks/caching.ts';
import { contactForm } from '../../../tools/doctor/checks/contact-form.ts';
import { botCheck } from '../../../tools/doctor/checks/functions.ts';
import { https } from '../../../tools/doctor/checks/https.ts';
import { fileHeaders, functionHeaders } from '../../../tools/doctor/checks/security-headers.ts';
import { drop, faultsOf, header, status, text } from './faults.ts';
import { immutable, origin } from './sound-site.ts';

const form = 'POST /api/contact';
const challenge = '/api/bot-challenge?action=contact';
const plain = 'http://university.example/';
const hsts = 'strict-transport-security';
const missing = /^\/_astro\/doctor-/;

const formAnswers = [
  [500, '“Functions” (Logs) must list contact'],
  [200, '“Functions” (Logs) must list contact'],
  [503, 'Netlify Blobs'],
  [403, `SITE_URL must be ${origin}`],
  [422, 'tell the developers: the contact form has a required field'],
] as const;

/** Faults of responses: functions, headers, caching, compression. */
export const responseFaults = [
  ...formAnswers.flatMap(([code, todo]) =>
    faultsOf(contactForm, todo, [form, status(code), `a form is answered with ${code}, not 201`]),
  ),
  ...faultsOf(contactForm, 'the test may have been stored all the same', [
    form,
    drop,
    `${origin}/x can’t be read: the connection was closed`,
  ]),
  ...faultsOf(contactForm, 'the reply page must show it', [
    form,
    text('data-slot="reference"', ''),
    'a form was accepted (201), but the reply shows no reference',
  ]),
  ...faultsOf(contactForm, '“Clear cache and deploy site”', [
    '/contact',
    text('action="/api/contact"', ''),
    'there is no contact form on /contact',
  ]),
  ...faultsOf(
    botCheck,
    'must list contact, bot-challenge',
    [challenge, status(503), `${challenge} answers 503, not a challenge`],
    [challenge, text('"signature"', '"seal"'), `${challenge} answers 200, not a challenge`],
  ),
  ...faultsOf(
    https,
    'choose “Force HTTPS”',
    [plain, status(200), `${plain} answers 200 and doesn’t lead to ${origin}`],
    [
      plain,
      header('location', 'https://x.example'),
      `${plain} answers 301 and doesn’t lead to ${origin}`,
    ],
  ),
  ...faultsOf(
    https,
    'tell the developers',
    ['/', header(hsts), `/ has ${hsts}: undefined`],
    ['/', header(hsts, 'max-age=86400'), `/ has ${hsts}: max-age=86400`],
    [challenge, header(hsts), `${challenge} has ${hsts}: undefined`],
  ),
  ...faultsOf(
    fileHeaders,
    'the file _headers must be in the published folder "dist"',
    [
      /^(?!\/api)/,
      header('x-frame-options'),
      /^a page \(\/\) has no x-frame-options; .*; and 3 more$/,
    ],
    [
      '/pdf/1.pdf',
      header('x-content-type-options'),
      'a PDF (/pdf/1.pdf) has no x-content-type-options',
    ],
    [
      '/pdf/1.pdf',
      header('content-security-policy', "default-src 'none'; frame-ancestors 'none', script-src *"),
      /^a PDF \(\/pdf\/1\.pdf\) has content-security-policy: .*, script-src \*$/,
    ],
    [
      '/1.png',
      header('cross-origin-resource-policy', 'same-origin'),
      'a picture for messengers (/1.png) has cross-origin-resource-policy: same-origin',
    ],
    [
      /doctor-/,
      header('referrer-policy', 'unsafe-url'),
      /^a page that isn’t there \(\/doctor-\S+\) has referrer-policy: unsafe-url$/,
    ],
  ),
  ...faultsOf(functionHeaders, 'src/security/headers.ts', [
    /^\/api\//,
    header('x-content-type-options'),
    /^a challenge \(\S+\) has no x-content-type-options; a refusal in JSON .*; a refusal as a page /,
  ]),
  ...faultsOf(
    assetUrls,
    '(skew protection) must be left out',
    [
      /^\/(contact)?$/,
      text(/(a\.js|b\.webp)/g, '$1?dpl=abc'),
      '/ has ?dpl= in 2 addresses; /contact has ?dpl= in 2 addresses',
    ],
    ['/_astro/a.js', text('.js"', '.js?dpl=abc"'), '/_astro/a.js has ?dpl= in 1 addresses'],
  ),
  ...faultsOf(
    assetCaching,
    'files in /_astro must have "public, max-age=31536000, immutable"',
    [
      '/_astro/a.js',
      header('cache-control', 'max-age=3600, immutable'),
      '/_astro/a.js has cache-control: max-age=3600, immutable',
    ],
    ['/_astro/b.webp', status(404), '/_astro/b.webp answers 404'],
  ),
  ...faultsOf(assetCaching, 'see the deploy’s log in Netlify', [
    '/',
    text('/_astro/', '/'),
    'the home page loads no file from /_astro',
  ]),
  ...faultsOf(
    pageCaching,
    'visitors would not see what is new',
    [
      /^\/(new)?$/,
      header('cache-control', immutable),
      `/ has cache-control: ${immutable}; /new has cache-control: ${immutable}`,
    ],
    ['/', header('cache-control'), '/ has cache-control: undefined'],
  ),
  ...faultsOf(missingAssets, 'the rule for /_astro/*', [
    missing,
    header('cache-control', 'max-age=86400'),
    /^\/_astro\/doctor-\S+ isn’t there, and a browser remembers that: cache-control: max-age/,
  ]),
  ...faultsOf(missingAssets, 'see the deploy’s log in Netlify', [
    missing,
    status(200),
    /^\/_astro\/doctor-\S+ answers 200, not 404$/,
  ]),
  ...faultsOf(
    conditionalRequests,
    'ETag and If-None-Match',
    [
      / if-none-match$/,
      status(200),
      /^\/ answers 200, not 304, to a browser that has it; \/_astro\/\S+ answers 200/,
    ],
    ['/', header('etag'), '/ has no ETag'],
  ),
  ...faultsOf(compression, 'turn compression (brotli) on', [
    /./,
    header('content-encoding'),
    /^\/ comes as it is, \d+ bytes; \/sitemap\.xml comes as it is, \d+ bytes; \/_astro\/a\.js /,
  ]),
];
