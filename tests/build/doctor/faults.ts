import { at, cutOff, header, page, path, post, redirect, status, text } from './breaking.ts';
import type { Break } from './proxy.ts';

/** Something broken, the check that finds it, and what that says and asks for. */
export interface Fault {
  what: string;
  broken: Break;
  check: string;
  found: string | RegExp;
  todo: string | RegExp;
}

const anywhere = () => true;
const year = 'public, max-age=31536000, immutable';
const challenge = path('/api/bot-challenge?action=contact');
const unknown = path(/^\/(?:\w\w\/)?doctor-/);

export const faults: readonly Fault[] = [
  {
    what: 'pages that call themselves by another host',
    broken: at(page, text(/(rel="canonical" href=")[^"/]*\/\/[^"/]*/g, '$1https://old.example')),
    check: 'site address',
    found: '/ calls itself https://old.example/; /ru calls itself https://old.example/ru',
    todo: /^this is the commonest fault of a first deploy: set SITE_URL to http:\/\/localhost/,
  },
  {
    what: 'a page in one language that calls itself by another',
    broken: at(path('/tr'), text(/(rel="canonical" href="[^"]*)\/tr"/g, '$1/"')),
    check: 'site address',
    found: /^\/tr calls itself http:\/\/localhost:\d+\/$/,
    todo: 'SITE_URL',
  },
  {
    what: 'a redirect by the browser’s language',
    broken: at(
      ({ path, acceptLanguage }) => path === '/' && acceptLanguage !== '',
      redirect('/ru'),
    ),
    check: 'home page',
    found:
      /^\/ answers 302 and leads to http:\/\/localhost:\d+\/ru to a browser that prefers Russian$/,
    todo: 'no redirect by language may be set',
  },
  {
    what: 'a home page in the browser’s language',
    broken: at(
      ({ path, acceptLanguage }) => path === '/' && acceptLanguage !== '',
      text('<html lang="uz"', '<html lang="ru"'),
    ),
    check: 'home page',
    found: '/ is in "ru", not in "uz"',
    todo: 'another site or an old deploy is published',
  },
  ...[500, 200].map((code) => ({
    what: `a contact form that answers ${code}`,
    broken: at(post('/api/contact'), status(code)),
    check: 'contact form',
    found: `a form is answered with ${code}, not 201`,
    todo: '“Functions” (Logs) must list contact',
  })),
  {
    what: 'a contact form without storage',
    broken: at(post('/api/contact'), status(503)),
    check: 'contact form',
    found: 'a form is answered with 503, not 201',
    todo: 'Netlify Blobs',
  },
  {
    what: 'a contact form that takes the site for another',
    broken: at(post('/api/contact'), status(403)),
    check: 'contact form',
    found: 'a form is answered with 403, not 201',
    todo: /SITE_URL must be http:\/\/localhost/,
  },
  {
    what: 'a contact form with a field that nobody knows',
    broken: at(post('/api/contact'), status(422)),
    check: 'contact form',
    found: 'a form is answered with 422, not 201',
    todo: 'tell the developers',
  },
  {
    what: 'a reply without a reference',
    broken: at(post('/api/contact'), text('data-slot="reference"', '')),
    check: 'contact form',
    found: 'a form was taken (201), but the reply shows no reference',
    todo: 'the reply page must show it',
  },
  {
    what: 'a contact page without its form',
    broken: at(path('/contact'), text('action="/api/contact"', '')),
    check: 'contact form',
    found: 'there is no contact form on /contact',
    todo: '“Clear cache and deploy site”',
  },
  {
    what: 'a bot check that fails',
    broken: at(challenge, status(503)),
    check: 'bot check',
    found: '/api/bot-challenge?action=contact answers 503, not a challenge',
    todo: 'bot-challenge',
  },
  {
    what: 'a bot check without a signature',
    broken: at(challenge, text('"signature"', '"seal"')),
    check: 'bot check',
    found: '/api/bot-challenge?action=contact answers 200, not a challenge',
    todo: 'bot-challenge',
  },
  {
    what: 'a page that fails',
    broken: at(path('/tr/teachers'), status(500)),
    check: 'pages',
    found: '/tr/teachers answers 500',
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'a page in another language',
    broken: at(path('/en/connect'), text('<html lang="en"', '<html lang="uz"')),
    check: 'pages',
    found: '/en/connect is in "uz", not in "en"',
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'a page that redirects to itself with a slash',
    broken: at(path('/ru/connect'), redirect('/ru/connect/')),
    check: 'pages',
    found: '/ru/connect answers 302',
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'old addresses that lead nowhere',
    broken: at(path(/^\/(?:\w\w\/)?news$/), status(404)),
    check: 'redirects',
    found: /^\/\S*news answers 404, not 301 to \/\S*new; .*; and 1 more$/,
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'an old address that leads to another language',
    broken: at(path('/tr/news'), header('location', '/new')),
    check: 'redirects',
    found:
      /^\/tr\/news answers 301 and leads to http:\/\/localhost:\d+\/new, not 301 to \/tr\/new$/,
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'a second page at an address with .html',
    broken: at(path('/about.html'), status(200), (answer) => {
      answer.body = '<link rel="canonical" href="/about.html">';
    }),
    check: 'forms of addresses',
    found: '/about.html is a second page: it calls itself /about.html',
    todo: '“Pretty URLs” must be on',
  },
  {
    what: 'an address with a slash that leads nowhere',
    broken: at(path('/ru/about/'), status(404)),
    check: 'forms of addresses',
    found: '/ru/about/ answers 404, and doesn’t lead to /ru/about',
    todo: '“Pretty URLs” must be on',
  },
  {
    what: 'unknown addresses that are answered with 200',
    broken: at(unknown, status(200)),
    check: 'unknown addresses',
    found: /^\/doctor-\S+ answers 200, not 404; \/ru\/doctor-/,
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'a 404 page in the wrong language',
    broken: at(path(/^\/en\/doctor-/), text('<html lang="en"', '<html lang="uz"')),
    check: 'unknown addresses',
    found: /^the 404 page of \/en\/doctor-\S+ is in "uz"$/,
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'a page that takes what is posted to it',
    broken: at(post('/about'), status(200)),
    check: 'posts to pages',
    found: 'a POST to /about answers 200',
    todo: '405 is expected',
  },
  {
    what: 'files without a header',
    broken: at(({ path }) => !path.startsWith('/api/'), header('x-frame-options')),
    check: 'headers of files',
    found: /^a page \(\/\) has no x-frame-options; .*; and 3 more$/,
    todo: 'the file _headers must be in the published folder',
  },
  {
    what: 'a PDF without a header',
    broken: at(path(/\.pdf$/), header('x-content-type-options')),
    check: 'headers of files',
    found: /^a PDF \(\/pdf\/\S+\.pdf\) has no x-content-type-options$/,
    todo: 'the file _headers must be in the published folder',
  },
  {
    what: '404 pages with a weaker header',
    broken: at(unknown, header('referrer-policy', 'unsafe-url')),
    check: 'headers of files',
    found: /^a page that isn’t there \(\S+\) has referrer-policy: unsafe-url$/,
    todo: 'it must pass the headers on as they are',
  },
  {
    what: 'functions without a header',
    broken: at(path(/^\/api\//), header('x-content-type-options')),
    check: 'headers of functions',
    found:
      /^a challenge \(\S+\) has no x-content-type-options; a refusal in JSON .*; a refusal as /,
    todo: 'src/security/headers.ts',
  },
  {
    what: 'files whose addresses change with each deploy',
    broken: at(page, text(/(\/_astro\/[\w.@~-]+\.(?:js|avif|webp))/g, '$1?dpl=abc123')),
    check: 'addresses of files',
    found: /^\/ has \?dpl= in \d+ addresses; \/contact has /,
    todo: 'skew protection',
  },
  {
    what: 'a script whose imports change with each deploy',
    broken: at(path(/^\/_astro\/.*\.js$/), text('.js"', '.js?dpl=abc123"'), (answer) => {
      answer.body = `${answer.body}import("./x.js?dpl=abc123")`;
    }),
    check: 'addresses of files',
    found: /^\/_astro\/\S+\.js has \?dpl= in \d+ addresses$/,
    todo: 'skew protection',
  },
  {
    what: 'scripts that are kept for an hour',
    broken: at(
      ({ path, status }) => path.endsWith('.js') && status === 200,
      header('cache-control', 'max-age=3600'),
    ),
    check: 'caching of files',
    found: /^\/_astro\/\S+\.js has cache-control: max-age=3600$/,
    todo: 'immutable',
  },
  {
    what: 'pages that are kept for a year',
    broken: at(page, header('cache-control', year)),
    check: 'caching of pages',
    found: /^\/ has cache-control: public, max-age=31536000, immutable; /,
    todo: 'visitors would not see what is new',
  },
  {
    what: 'pages of which nobody says how long to keep them',
    broken: at(page, header('cache-control')),
    check: 'caching of pages',
    found: /^\/ has cache-control: undefined; /,
    todo: 'visitors would not see what is new',
  },
  {
    what: 'missing files that are kept for a year',
    broken: at(path(/^\/_astro\/doctor-/), header('cache-control', year)),
    check: 'missing files',
    found: /^\/_astro\/doctor-\S+ isn’t there, and a browser remembers that: cache-control: public/,
    todo: 'the rule for /_astro/*',
  },
  {
    what: 'missing files that are answered with a page',
    broken: at(path(/^\/_astro\/doctor-/), status(200)),
    check: 'missing files',
    found: /^\/_astro\/doctor-\S+ answers 200, not 404$/,
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'unchanged pages that are sent again',
    broken: at(({ status }) => status === 304, status(200)),
    check: 'unchanged pages',
    found: /^\/ answers 200, not 304, to a browser that has it; /,
    todo: 'ETag and If-None-Match',
  },
  {
    what: 'pages without an ETag',
    broken: at(page, header('etag')),
    check: 'unchanged pages',
    found: '/ has no ETag',
    todo: 'ETag and If-None-Match',
  },
  {
    what: 'a build’s number that is kept for a year',
    broken: at(path('/_astro/builds/latest.json'), header('cache-control', year)),
    check: 'build number',
    found: `/_astro/builds/latest.json has cache-control: ${year}, not no-cache`,
    todo: 'two header rules apply to this file',
  },
  {
    what: 'a page of another build',
    broken: at(
      path('/ru'),
      text(/name="build-id" content="[^"]*"/g, 'name="build-id" content="x"'),
    ),
    check: 'build number',
    found: /^\/ru is of build x, \/_astro\/builds\/latest\.json of \w+$/,
    todo: 'if a deploy has just ended',
  },
  {
    what: 'a site that doesn’t say which build it is',
    broken: at(path('/_astro/builds/latest.json'), status(404)),
    check: 'build number',
    found: '/_astro/builds/latest.json answers 404 without a build’s id and time',
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'files as they are, not compressed',
    broken: at(anywhere, (answer) => {
      answer.compressed = false;
    }),
    check: 'compression',
    found: /^\/ comes as it is, \d+ bytes; \/sitemap\.xml comes as it is/,
    todo: 'turn compression (brotli) on',
  },
  {
    what: 'a feed that is cut off',
    broken: at(path('/tr/rss.xml'), text('</rss>', '')),
    check: 'news feeds',
    found: '/tr/rss.xml answers 200 without a feed',
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'a feed whose items are on another host',
    broken: at(
      path('/en/rss.xml'),
      text(/<item>(.*?)<link>[^<]*/g, '<item>$1<link>https://old.example/'),
    ),
    check: 'news feeds',
    found: '/en/rss.xml leads to https://old.example/',
    todo: 'SITE_URL',
  },
  {
    what: 'a sitemap of another host',
    broken: at(path('/sitemap.xml'), text(/http:\/\/localhost:\d+/g, 'https://old.example')),
    check: 'sitemap',
    found: /^names \d+ addresses such as https:\/\/old\.example\/$/,
    todo: 'SITE_URL',
  },
  {
    what: 'a sitemap of pages that aren’t there',
    broken: at(path('/sitemap.xml'), text(/\/tr\/[^<"]+/g, '/tr/nothing')),
    check: 'sitemap',
    found: /^\/tr\/nothing answers 404/,
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'no sitemap',
    broken: at(path('/sitemap.xml'), status(404)),
    check: 'sitemap',
    found: '/sitemap.xml answers 404 without a sitemap',
    todo: 'see the deploy’s log in Netlify',
  },
  {
    what: 'a robots.txt that names no sitemap',
    broken: at(path('/robots.txt'), text(/Sitemap:.*/g, '')),
    check: 'search engines',
    found: '/robots.txt names no sitemap',
    todo: 'SITE_URL',
  },
  {
    what: 'a robots.txt that keeps search engines out',
    broken: at(path('/robots.txt'), text('Allow: /', 'Disallow: /')),
    check: 'search engines',
    found: '/robots.txt keeps all search engines out',
    todo: 'tell the developers',
  },
  {
    what: 'a preview, which search engines are kept out of',
    broken: at(page, header('x-robots-tag', 'noindex')),
    check: 'search engines',
    found: 'pages have x-robots-tag: noindex, which keeps search engines out',
    todo: 'the address of production',
  },
  {
    what: 'a server that cuts off its answers',
    broken: at(path('/robots.txt'), cutOff),
    check: 'search engines',
    found: /^http:\/\/localhost:\d+\/robots\.txt can’t be read: /,
    todo: 'try again in a minute',
  },
];
