import { globSync } from 'node:fs';
import { extname } from 'node:path';
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
/** Phones offer to add events to the calendar, and computers references, only if they recognize the type. */
const types: Readonly<Record<string, string>> = {
  '.ics': 'text/calendar; charset=utf-8',
  '.ris': 'application/x-research-info-systems; charset=utf-8',
  '.bib': 'application/x-bibtex; charset=utf-8',
};
const revalidated: Headers = { 'cache-control': 'no-cache' };
/** A prefetched page opens without another request; freshness.ts checks for newer builds. */
const brief: Headers = { 'cache-control': 'max-age=30, must-revalidate' };
/** Chromium fetches these rules once and then prefetches a page when its link is pressed. */
const speculationRules: Headers = { 'speculation-rules': '"/prefetch.json"' };
const speculationRulesFile: Headers = {
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=86400',
};

/** Folders of `dist/` with many files and no pages: one rule for each folder. */
const folders = ['_astro', 'ikat', 'island-props', 'open-graph', 'pagefind', 'video'];

/**
 * The contents of Netlify's `_headers` for a built site: the headers of pages for every path, then the
 * exceptions. If several rules match a path, the last one with a header wins, so order matters, except for
 * policies: all after the first rule are narrower. `rewrittenFiles` are further addresses of PDFs: Netlify
 * doesn't document whether the rules of the address or of the file apply to them.
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
    ...files.flatMap((file): [string, Headers][] => {
      const type = types[extname(file)];
      return type ? [[`/${file}`, { 'content-type': type }]] : [];
    }),
    ['/open-graph/*', { ...openToOtherSites, ...immutable }],
    // Includes the pictures in the feeds' texts.
    ['/_astro/*', { ...openToOtherSites, ...immutable }],
    ['/ikat/*', { 'cache-control': 'public, max-age=604800' }],
    ['/_astro/builds/latest.json', revalidated],
    ...['index', 'fragment', 'filter'].map((kind): [string, Headers] => [
      `/pagefind/${kind}/*`,
      immutable,
    ]),
    ['/pagefind/pagefind-entry.json', revalidated],
    ['/prefetch.json', speculationRulesFile],
    // Pages of visitors with saved preferences wait for these files.
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
