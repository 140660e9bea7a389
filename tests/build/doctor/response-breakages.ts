import {
  type Breakage,
  dropConnection,
  header,
  immutable,
  page,
  path,
  post,
  status,
  text,
  unknownPath,
  when,
} from './breakages.ts';

const challenge = path('/api/bot-challenge?action=contact');
const anywhere = () => true;

/** Breakages of responses: functions, headers, caching, compression. */
export const responseBreakages: readonly Breakage[] = [
  ...[500, 200].map((code) => ({
    what: `a contact form that answers ${code}`,
    breakResponse: when(post('/api/contact'), status(code)),
    check: 'contact form',
    found: `a form is answered with ${code}, not 201`,
    todo: '“Functions” (Logs) must list contact',
  })),
  {
    what: 'a contact form that drops the connection',
    breakResponse: when(post('/api/contact'), dropConnection),
    check: 'contact form',
    found: /^http:\/\/localhost:\d+\/api\/contact can’t be read: /,
    todo: 'the test may have been stored all the same',
  },
  {
    what: 'a contact form without storage',
    breakResponse: when(post('/api/contact'), status(503)),
    check: 'contact form',
    found: 'a form is answered with 503, not 201',
    todo: 'Netlify Blobs',
  },
  {
    what: 'a contact form that rejects the site’s origin',
    breakResponse: when(post('/api/contact'), status(403)),
    check: 'contact form',
    found: 'a form is answered with 403, not 201',
    todo: /SITE_URL must be http:\/\/localhost/,
  },
  {
    what: 'a contact form that rejects the fields',
    breakResponse: when(post('/api/contact'), status(422)),
    check: 'contact form',
    found: 'a form is answered with 422, not 201',
    todo: 'tell the developers',
  },
  {
    what: 'a reply without a reference',
    breakResponse: when(post('/api/contact'), text('data-slot="reference"', '')),
    check: 'contact form',
    found: 'a form was accepted (201), but the reply shows no reference',
    todo: 'the reply page must show it',
  },
  {
    what: 'a contact page without its form',
    breakResponse: when(path('/contact'), text('action="/api/contact"', '')),
    check: 'contact form',
    found: 'there is no contact form on /contact',
    todo: '“Clear cache and deploy site”',
  },
  {
    what: 'a bot check that fails',
    breakResponse: when(challenge, status(503)),
    check: 'bot check',
    found: '/api/bot-challenge?action=contact answers 503, not a challenge',
    todo: 'bot-challenge',
  },
  {
    what: 'a bot check without a signature',
    breakResponse: when(challenge, text('"signature"', '"seal"')),
    check: 'bot check',
    found: '/api/bot-challenge?action=contact answers 200, not a challenge',
    todo: 'bot-challenge',
  },
  {
    what: 'files without a header',
    breakResponse: when(({ path }) => !path.startsWith('/api/'), header('x-frame-options')),
    check: 'headers of files',
    found: /^a page \(\/\) has no x-frame-options; .*; and 3 more$/,
    todo: 'the file _headers must be in the published folder',
  },
  {
    what: 'a PDF without a header',
    breakResponse: when(path(/\.pdf$/), header('x-content-type-options')),
    check: 'headers of files',
    found: /^a PDF \(\/pdf\/\S+\.pdf\) has no x-content-type-options$/,
    todo: 'the file _headers must be in the published folder',
  },
  {
    what: '404 pages with a weaker header',
    breakResponse: when(unknownPath, header('referrer-policy', 'unsafe-url')),
    check: 'headers of files',
    found: /^a page that isn’t there \(\S+\) has referrer-policy: unsafe-url$/,
    todo: 'it must pass the headers on as they are',
  },
  {
    what: 'functions without a header',
    breakResponse: when(path(/^\/api\//), header('x-content-type-options')),
    check: 'headers of functions',
    found:
      /^a challenge \(\S+\) has no x-content-type-options; a refusal in JSON .*; a refusal as /,
    todo: 'src/security/headers.ts',
  },
  {
    what: 'files whose addresses change with each deploy',
    breakResponse: when(page, text(/(\/_astro\/[\w.@~-]+\.(?:js|avif|webp))/g, '$1?dpl=abc123')),
    check: 'addresses of files',
    found: /^\/ has \?dpl= in \d+ addresses; \/contact has /,
    todo: 'skew protection',
  },
  {
    what: 'a script whose imports change with each deploy',
    breakResponse: when(path(/^\/_astro\/.*\.js$/), text('.js"', '.js?dpl=abc123"'), (response) => {
      response.body = `${response.body}import("./x.js?dpl=abc123")`;
    }),
    check: 'addresses of files',
    found: /^\/_astro\/\S+\.js has \?dpl= in \d+ addresses$/,
    todo: 'skew protection',
  },
  {
    what: 'scripts cached for an hour',
    breakResponse: when(
      ({ path, status }) => path.endsWith('.js') && status === 200,
      header('cache-control', 'max-age=3600'),
    ),
    check: 'caching of files',
    found: /^\/_astro\/\S+\.js has cache-control: max-age=3600$/,
    todo: 'immutable',
  },
  {
    what: 'pages cached for a year',
    breakResponse: when(page, header('cache-control', immutable)),
    check: 'caching of pages',
    found: /^\/ has cache-control: public, max-age=31536000, immutable; /,
    todo: 'visitors would not see what is new',
  },
  {
    what: 'pages without cache-control',
    breakResponse: when(page, header('cache-control')),
    check: 'caching of pages',
    found: /^\/ has cache-control: undefined; /,
    todo: 'visitors would not see what is new',
  },
  {
    what: 'missing files cached for a year',
    breakResponse: when(path(/^\/_astro\/doctor-/), header('cache-control', immutable)),
    check: 'missing files',
    found: /^\/_astro\/doctor-\S+ isn’t there, and a browser remembers that: cache-control: public/,
    todo: 'the rule for /_astro/*',
  },
  {
    what: 'missing files that are answered with a page',
    breakResponse: when(path(/^\/_astro\/doctor-/), status(200)),
    check: 'missing files',
    found: /^\/_astro\/doctor-\S+ answers 200, not 404$/,
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'unchanged pages that are re-sent',
    breakResponse: when(({ status }) => status === 304, status(200)),
    check: 'unchanged pages',
    found: /^\/ answers 200, not 304, to a browser that has it; /,
    todo: 'ETag and If-None-Match',
  },
  {
    what: 'pages without an ETag',
    breakResponse: when(page, header('etag')),
    check: 'unchanged pages',
    found: '/ has no ETag',
    todo: 'ETag and If-None-Match',
  },
  {
    what: 'uncompressed files',
    breakResponse: when(anywhere, (response) => {
      response.compressed = false;
    }),
    check: 'compression',
    found: /^\/ comes as it is, \d+ bytes; \/sitemap\.xml comes as it is/,
    todo: 'turn compression (brotli) on',
  },
];
