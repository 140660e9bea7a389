import { globSync } from 'node:fs';
import { locales } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import {
  type Headers,
  openToOtherSites,
  screenHeaders,
  securityHeaders,
  serviceWorkerHeaders,
} from './headers.ts';

const immutable: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };
/** Phones offer to add the events only if they recognize the type. */
const calendarFile: Headers = { 'content-type': 'text/calendar; charset=utf-8' };
const revalidated: Headers = { 'cache-control': 'no-cache' };
/** A page that was prefetched opens without another request; freshness.ts looks for newer builds. */
const brief: Headers = { 'cache-control': 'max-age=30, must-revalidate' };
/** Chromium fetches these rules once and then prefetches a link's page when the link is pressed. */
const speculationRules: Headers = { 'speculation-rules': '"/prefetch.json"' };
const speculationRulesFile: Headers = {
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=86400',
};

/** Folders of `dist/` with many files and no pages: one rule for each folder. */
const folders = ['_astro', 'ikat', 'island-props', 'open-graph', 'pagefind', 'video'];

/**
 * The text of Netlify's `_headers` for a built site: the headers of pages for every path, then the
 * exceptions. If several rules match a path, the last one that names a header wins, so order matters.
 * Policies after the first rule are only ever narrower, so theirs doesn't. `rewrittenFiles` are further
 * addresses of PDFs: whether the rules of an address or of its file hold there, Netlify doesn't say.
 */
export function headerRules(
  dist: string,
  hsts: string | undefined,
  rewrittenFiles: readonly string[] = [],
): string {
  const { page, data } = securityHeaders(hsts);
  const narrow = { 'content-security-policy': data['content-security-policy'] ?? '' };
  const files = globSync(['**/*.*', '.well-known/*'], {
    cwd: dist,
    exclude: [...folders, '**/*.html', '_headers', '_redirects', 'worker.js'],
  }).sort();
  const rules: [path: string, headers: Headers][] = [
    ['/*', { ...page, ...brief, ...speculationRules }],
    ...folders.map((folder): [string, Headers] => [`/${folder}/*`, narrow]),
    ...files.map((file): [string, Headers] => [`/${file}`, narrow]),
    // HTML partials, which scripts fetch: they have no <meta> policy.
    ...locales.map((locale): [string, Headers] => [localizedPath('/preferences', locale), narrow]),
    ['/worker.js', serviceWorkerHeaders],
    ['/admin', screenHeaders],
    ...files
      .filter((file) => /(?:^|\/)rss\.xml$|\.pdf$/.test(file))
      .map((file): [string, Headers] => [`/${file}`, openToOtherSites]),
    ...rewrittenFiles.map((path): [string, Headers] => [path, { ...narrow, ...openToOtherSites }]),
    ...files
      .filter((file) => file.endsWith('.ics'))
      .map((file): [string, Headers] => [`/${file}`, calendarFile]),
    ['/open-graph/*', { ...openToOtherSites, ...immutable }],
    // With the pictures of the feeds' texts.
    ['/_astro/*', { ...openToOtherSites, ...immutable }],
    ['/ikat/*', { 'cache-control': 'public, max-age=604800' }],
    ['/_astro/builds/latest.json', revalidated],
    ...['index', 'fragment', 'filter'].map((kind): [string, Headers] => [
      `/pagefind/${kind}/*`,
      immutable,
    ]),
    ['/pagefind/pagefind-entry.json', revalidated],
    ['/prefetch.json', speculationRulesFile],
    // Visitors with saved preferences wait for them.
    ['/preferences.js', { 'cache-control': 'public, max-age=3600' }],
    ['/preferences.css', { 'cache-control': 'public, max-age=3600' }],
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('');
}
