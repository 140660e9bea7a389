import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { files } from './mirror.ts';

const upperCase = (path: string) => path.replace(/[^/]+$/, (name) => name.toUpperCase());

const pageOf = (file: string) => `/${file}`.replace(/(?:\/index)?\.html$/, '');

/** The addresses of a file; a page has three. */
function listFileAddresses(file: string): string[] {
  const path = `/${file}`;
  return file.endsWith('.html') ? [path, pageOf(file), `${pageOf(file)}/`] : [path];
}

/** Unusual addresses of a file. */
function listUnusualAddresses(file: string): string[] {
  const path = `/${file}`;
  const page = pageOf(file);
  const escaped = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const unusual = [`${path}/`, `${path}?a=1&b=2`, `/${path}`, upperCase(path), escaped];
  return [...unusual, `${page}/?a=1`, `${page}/index`, `${page}/index.html`];
}

/** One file of each type per section of the site. */
const samples = Object.values(
  Object.groupBy(files, (file) => dirname(file).split('/').slice(0, 2).join('/') + extname(file)),
).flatMap((group = []) => group.slice(0, 1));

/** Addresses that a line of `_redirects` should match or almost matches. */
function listRedirectedAddresses(line: string): string[] {
  const [from = ''] = line.trim().split(/\s+/);
  const path = from.replace(/:\w+/, '3').replace('*', 'missing/page');
  return [path, `${path}/`, `${path}?a=1`, `/${path}`, upperCase(path), from.replace('/*', '')];
}

const unusual = [
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

/** The addresses to compare: all files, folders and redirects of dist/, and malformed or unusual ones in each language. */
export function listAddresses(root: string): string[] {
  const redirects = readFileSync(join(root, 'dist/_redirects'), 'utf8').trim().split('\n');
  return [
    ...new Set([
      '/',
      ...files.flatMap(listFileAddresses),
      ...samples.flatMap(listUnusualAddresses),
      ...folders.flatMap((folder) => [`/${folder}`, `/${folder}/`]),
      ...redirects.flatMap(listRedirectedAddresses),
      ...locales.flatMap((locale) => unusual.map((path) => localizedPath(path, locale))),
    ]),
  ];
}
