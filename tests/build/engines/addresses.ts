import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { files } from './mirror.ts';

const upperCase = (path: string) => path.replace(/[^/]+$/, (name) => name.toUpperCase());

const pageOf = (file: string) => `/${file}`.replace(/(?:\/index)?\.html$/, '');

/** The addresses of a file: a page has three. */
function addressesOfFile(file: string): string[] {
  const path = `/${file}`;
  return file.endsWith('.html') ? [path, pageOf(file), `${pageOf(file)}/`] : [path];
}

/** Other addresses by which one may ask for a file. */
function oddAddressesOfFile(file: string): string[] {
  const path = `/${file}`;
  const page = pageOf(file);
  const escaped = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const odd = [`${path}/`, `${path}?a=1&b=2`, `/${path}`, upperCase(path), escaped];
  return [...odd, `${page}/?a=1`, `${page}/index`, `${page}/index.html`];
}

/** One file of each type in each part of the site. */
const samples = Object.values(
  Object.groupBy(files, (file) => dirname(file).split('/').slice(0, 2).join('/') + extname(file)),
).flatMap((group = []) => group.slice(0, 1));

/** The addresses that a line of `_redirects` is for. */
function redirectedBy(line: string): string[] {
  const [from = ''] = line.trim().split(/\s+/);
  const path = from.replace(/:\w+/, '3').replace('*', 'missing/page');
  return [path, `${path}/`, `${path}?a=1`, `/${path}`, upperCase(path), from.replace('/*', '')];
}

const odd = [
  '/missing.html',
  '/missing/',
  '/_astro/missing.js',
  '/pagefind/index/missing.pf_index',
  '/open-graph/missing.jpg',
  '/about.html.html',
  '/about//',
  '//about//',
  '///',
  '/./about',
  '/new/../about',
  '/../about',
  '/%2e/about',
  '/%2E%2e/about',
  '/new/%2e%2e/about',
  '/..%2fnetlify.toml',
  '/new/..%2f..%2fnetlify.toml',
  '/..%5cnetlify.toml',
  '/about%2f',
  '/new%2F1',
  '/about%20',
  '/about%00',
  '/about%0a',
  '/about%3Fa=1',
  '/about%23a',
  '/about;a=1',
  '/about:1',
  '/about*',
  '/oʻqish',
  '/o%CA%BBqish',
  '/%D1%8F',
  '/%ff',
  '/%zz',
  '/%',
  '/_headers',
  '/_redirects',
  '/.env',
  '/.git/config',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(5_000)}`,
  `/${'a/'.repeat(2_000)}`,
].map((path) => path.replace(/[^ -~]/g, encodeURIComponent));

const folders = [...new Set(files.map(dirname))].filter((folder) => folder !== '.');

/** What is asked for: all files, folders and redirects of dist/, and odd things in each language. */
export function addressesOf(root: string): string[] {
  const redirects = readFileSync(join(root, 'dist/_redirects'), 'utf8').trim().split('\n');
  return [
    ...new Set([
      '/',
      ...files.flatMap(addressesOfFile),
      ...samples.flatMap(oddAddressesOfFile),
      ...folders.flatMap((folder) => [`/${folder}`, `/${folder}/`]),
      ...redirects.flatMap(redirectedBy),
      ...locales.flatMap((locale) => odd.map((path) => localizedPath(path, locale))),
    ]),
  ];
}
