import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { CheerioAPI } from 'cheerio/slim';
import { loadHeaderRules } from '../../../tools/local-platform/header-rules.ts';
import { root } from '../../../tools/setup/child-process.mjs';

/** Limits in bytes of brotli. */
export const budgets = {
  /** A page with its headers: TCP's initial window, sent before the first acknowledgement (RFC 6928). */
  firstFlight: 14_600,
  /** All scripts of a page that nobody has touched. */
  script: 3_000,
  /** The pictures that a phone loads with the home page before anybody scrolls. */
  homePictures: 90_000,
};

/** A page of dist/. */
interface BuiltPage {
  path: string;
  html: string;
  $: CheerioAPI;
}

/** The bytes of brotli at this level of 11. */
function brotli(code: string | Buffer, level: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  return brotliCompressSync(code, { params }).length;
}

/** A file as the platform serves it, or slightly larger: level 9 takes a tenth of the time. */
export const compressedSize = (code: string | Buffer): number => brotli(code, 9);

/** Pages have the same inline scripts. */
const inlineSizes = new Map<string, number>();

function inlineSize(code: string): number {
  const size = inlineSizes.get(code) ?? compressedSize(code);
  inlineSizes.set(code, size);
  return size;
}

/** The headers that the platform adds to the site's own. */
const platformHeaders: [string, string][] = [
  ['age', '86400'],
  ['cache-status', '"Netlify Edge"; hit'],
  ['content-encoding', 'br'],
  ['content-type', 'text/html; charset=utf-8'],
  ['date', 'Sun, 22 Nov 2026 06:00:00 GMT'],
  ['etag', '"0123456789abcdef0123456789abcdef-ssl-df"'],
  ['server', 'Netlify'],
  ['vary', 'Accept-Encoding'],
  ['x-nf-request-id', '01JD9Z5T6V7W8X9Y0Z1A2B3C4D'],
];

/** Headers as text, as in HTTP/1.1; HTTP/2 and 3 send fewer bytes. */
const head = (headers: readonly (readonly [string, string])[]) =>
  headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');

/** Measures pages of a built site as they are sent: with headers, compressed on the fly. */
export async function loadFlightSize(dist: string) {
  const headersFor = await loadHeaderRules(root, dist);
  return ({ path, html }: BuiltPage): number =>
    head([...headersFor(path), ...platformHeaders]).length + brotli(html, 5);
}

/** Measures all scripts that a page of a built site runs at first: inline, linked and imported ones. */
export function scriptSizes(dist: string) {
  const fileSizes = new Map<string, number>();
  const fileSize = (file: string) => {
    const size = fileSizes.get(file) ?? compressedSize(readFileSync(join(dist, file)));
    fileSizes.set(file, size);
    return size;
  };
  return ({ $ }: BuiltPage): number => {
    // Identical ones count once, since compression deduplicates them.
    const inline = new Set(
      $('script:not([src]):not([type="application/ld+json"])')
        .toArray()
        .map((script) => $(script).html() ?? ''),
    );
    const linked = $('script[src^="/"]')
      .toArray()
      .map((script) => String($(script).attr('src')).slice(1));
    const files = new Set(linked.flatMap((file) => [...withImports(dist, file)]));
    const sizes = [...[...inline].map(inlineSize), ...[...files].map(fileSize)];
    return sizes.reduce((sum, one) => sum + one, 0);
  };
}

/** A script and all files that it imports statically, directly or indirectly. */
function withImports(dist: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [, name = ''] of code.matchAll(
    /(?:from|import)\s*["']\.?\/?((?:_astro\/)?[\w.-]+\.js)["']/g,
  )) {
    withImports(dist, name.startsWith('_astro/') ? name : `_astro/${name}`, found);
  }
  return found;
}
