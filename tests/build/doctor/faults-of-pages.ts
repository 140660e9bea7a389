import {
  at,
  dropConnection,
  type Fault,
  header,
  page,
  path,
  post,
  redirect,
  status,
  text,
} from './breaking.ts';

const year = 'public, max-age=31536000, immutable';
const unknown = path(/^\/(?:\w\w\/)?doctor-/);

/** Broken in what the site has at its addresses, and what it says of itself. */
export const faultsOfPages: readonly Fault[] = [
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
    broken: at(path('/robots.txt'), dropConnection),
    check: 'search engines',
    found: /^http:\/\/localhost:\d+\/robots\.txt can’t be read: /,
    todo: 'try again in a minute',
  },
];
