import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundledScript } from '../../integrations/vite/inline-script.ts';
import { loadHeaderRules } from '../../tools/local-platform/header-rules.ts';
import { type BuiltPage, dist, pages } from './site.ts';

const root = join(import.meta.dirname, '../..');
const kilobyte = 1000;

/** Size limits of a page, in kB of brotli. */
const budgets = {
  /** TCP's initial window: ten packets, sent before the first acknowledgement (RFC 6928). */
  firstFlight: 14.6,
  style: 14,
  script: { page: 3, panel: 1.2, worker: 1 },
};

// Level 9 of 11: slightly larger than what the platform serves, in a tenth of the time.
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const size = (code: string | Buffer) => brotliCompressSync(code, level).length / kilobyte;

/** A page compressed as the platform does it on the fly. */
const served = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

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

const fileSizes = new Map<string, number>();

function fileSize(file: string): number {
  const known = fileSizes.get(file) ?? size(readFileSync(join(dist, file)));
  fileSizes.set(file, known);
  return known;
}

/** A script and all files that it imports statically, directly or indirectly. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [, name] of code.matchAll(
    /(?:from|import)\s*["']\.?\/?((?:_astro\/)?[\w.-]+\.js)["']/g,
  )) {
    if (name) withImports(name.startsWith('_astro/') ? name : `_astro/${name}`, found);
  }
  return found;
}

/** All scripts that a page runs at first: files and inline scripts, identical ones counted once since compression deduplicates them. */
function scriptsOf({ $ }: BuiltPage): number {
  const inline = new Set(
    $('script:not([src]):not([type="application/ld+json"])')
      .toArray()
      .map((script) => $(script).html() ?? ''),
  );
  const files = $('script[src^="/"]')
    .toArray()
    .map((element) => $(element).attr('src'));
  const all = new Set(files.flatMap((url) => [...withImports(String(url).slice(1))]));
  const sizes = [...[...inline].map(size), ...[...all].map(fileSize)];
  return sizes.reduce((sum, one) => sum + one, 0);
}

const over = (limit: number, of: readonly BuiltPage[], measure: (page: BuiltPage) => number) =>
  of
    .map((page) => ({ path: page.path, kilobytes: measure(page) }))
    .filter(({ kilobytes }) => kilobytes > limit);

describe('brotli sizes', () => {
  it(`fits a page’s headers, HTML and styles into the first flight, ${budgets.firstFlight} kB`, async () => {
    const headersFor = await loadHeaderRules(join(dist, '..'), dist);
    const flight = ({ path, html }: BuiltPage) =>
      (head([...headersFor(path), ...platformHeaders]).length + served(html).length) / kilobyte;
    expect(over(budgets.firstFlight, pages, flight)).toEqual([]);
  });

  it(`keeps the combined styles of all pages within ${budgets.style} kB`, () => {
    const sheets = pages.flatMap(({ $ }) =>
      $('style')
        .toArray()
        .map((style) => $(style).html() ?? ''),
    );
    // Pages have different subsets of the same rules, so each rule counts once.
    const rules = new Set([...new Set(sheets)].flatMap((sheet) => sheet.split('}')));
    expect(size([...rules].join('}')), 'kB').toBeLessThanOrEqual(budgets.style);
  });

  it('inlines all styles, so that the first paint needs no second request', () => {
    expect(pages.filter(({ $ }) => $('link[rel=stylesheet]').length > 0)).toEqual([]);
  });

  it(`keeps a page’s initial script within ${budgets.script.page} kB`, () => {
    expect(over(budgets.script.page, pages, scriptsOf)).toEqual([]);
  });

  it(`keeps the accessibility panel within ${budgets.script.panel} kB`, async () => {
    const [panel = ''] = globSync('_astro/accessibility-panel.*.js', { cwd: dist });
    const parts = [
      bundledScript(join(root, 'src/client/preferences-entry.ts')),
      readFile(join(dist, panel), 'utf8'),
    ];
    expect(size((await Promise.all(parts)).join('\n'))).toBeLessThanOrEqual(budgets.script.panel);
  });

  it(`keeps the service worker within ${budgets.script.worker} kB`, () => {
    expect(fileSize('worker.js')).toBeLessThanOrEqual(budgets.script.worker);
  });

  it('keeps the script that checks for a newer build under 1 kB', async () => {
    const code = await bundledScript(join(root, 'src/client/freshness.ts'));
    expect(size(code)).toBeLessThan(1);
  });

  it('keeps the script of what depends on the day under 300 bytes', async () => {
    const code = await bundledScript(join(root, 'src/client/today.ts'));
    expect(Buffer.byteLength(code)).toBeLessThan(300);
  });
});
