import { globSync } from 'node:fs';
import { locales } from '../src/i18n/locales.ts';
import { localizedPath } from '../src/routing/href.ts';
import {
  type Headers,
  openToOtherSites,
  securityHeaders,
  serviceWorkerHeaders,
} from '../src/security/headers.ts';

const immutable: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };
const revalidated: Headers = { 'cache-control': 'no-cache' };

/** Folders of many files, none of them a page: one rule each. */
const folders = [
  '_astro',
  'covers',
  'form-props',
  'island-props',
  'open-graph',
  'pagefind',
  'video',
];

/**
 * The text of `_headers` for a built site: pages' headers for every path, then what differs. Of
 * several rules for a path the last one to name a header gives it its value, so the order counts;
 * a policy after the first rule is only ever narrower, which holds in any order.
 */
export function headerRules(dist: string, hsts: string | undefined): string {
  const { page, data } = securityHeaders(hsts);
  const narrow = { 'content-security-policy': data['content-security-policy'] ?? '' };
  const files = globSync('**/*.*', {
    cwd: dist,
    exclude: [...folders, '**/*.html', '_headers', '_redirects', 'no-pictures.js'],
  }).sort();
  const rules: [path: string, headers: Headers][] = [
    ['/*', page],
    ...folders.map((folder): [string, Headers] => [`/${folder}/*`, narrow]),
    ...files.map((file): [string, Headers] => [`/${file}`, narrow]),
    // Parts of pages, which scripts fetch: no policy of a page is in them.
    ...locales.map((locale): [string, Headers] => [localizedPath('/preferences', locale), narrow]),
    ['/no-pictures.js', serviceWorkerHeaders],
    ...files
      .filter((file) => /(?:^|\/)rss\.xml$|^pdf\//.test(file))
      .map((file): [string, Headers] => [`/${file}`, openToOtherSites]),
    ['/open-graph/*', { ...openToOtherSites, ...immutable }],
    ['/_astro/*', immutable],
    ['/_astro/builds/latest.json', revalidated],
    ...['index', 'fragment', 'filter'].map((kind): [string, Headers] => [
      `/pagefind/${kind}/*`,
      immutable,
    ]),
    ['/pagefind/pagefind-entry.json', revalidated],
    // It keeps back the first paint of visitors who set anything.
    ['/preferences.css', { 'cache-control': 'public, max-age=3600' }],
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}
