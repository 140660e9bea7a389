import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledScript } from '../../integrations/vite/inline-script.ts';
import {
  budgets,
  compressedSize,
  loadFlightSize,
  scriptSizes,
} from '../audit/weights/page-weight.ts';
import { type BuiltPage, dist, findProblems, pages } from './site.ts';

const root = join(import.meta.dirname, '../..');

/** Limits in bytes of brotli, in addition to those of the audit. */
const limits = { empty: 11_500, style: 14_300, frame: 2_500, panel: 1_200, worker: 1_000 };

/** Headroom in bytes of each page's script, so that a fix doesn't exceed the limit. */
const spare = 150;

const over = (limit: number, measure: (page: BuiltPage) => number) =>
  pages
    .map((page) => ({ path: page.path, bytes: measure(page) }))
    .filter(({ bytes }) => bytes > limit);

describe('brotli sizes', () => {
  it(`fits a page’s headers, HTML and styles into the first flight, ${budgets.firstFlight} bytes`, async () => {
    expect(over(budgets.firstFlight, await loadFlightSize(dist))).toEqual([]);
  });

  it(`leaves content three kilobytes of it: without, a page has ${limits.empty} bytes at most`, async () => {
    const flightSize = await loadFlightSize(dist);
    // Structured data repeat the content.
    const content = /<main.*<\/main>|<script type="application\/ld\+json">.*?<\/script>/gs;
    const withoutContent = (page: BuiltPage) => ({
      ...page,
      html: page.html.replaceAll(content, ''),
    });
    expect(over(limits.empty, (page) => flightSize(withoutContent(page)))).toEqual([]);
  });

  it(`keeps the combined styles of all pages within ${limits.style} bytes`, () => {
    const sheets = pages.flatMap(({ $ }) =>
      $('style')
        .toArray()
        .map((style) => $(style).html() ?? ''),
    );
    // Pages have different subsets of the same rules, so each rule counts once.
    const rules = new Set([...new Set(sheets)].flatMap((sheet) => sheet.split('}')));
    expect(compressedSize([...rules].join('}'))).toBeLessThanOrEqual(limits.style);
  });

  it('inlines what paints first, and links the rest of the frame after the text', () => {
    const problems = findProblems(({ $ }) => {
      const late = 'main ~ link[rel=stylesheet][href^="/_astro/frame."]';
      const others = $('link[rel=stylesheet]').not(`[href="${$(late).attr('href')}"]`);
      return [
        ...($(late).length === 1 ? [] : ['no sheet after the text']),
        ...(others.length === 0 ? [] : ['other sheets']),
        ...($('head link[rel=stylesheet]').length === 0 ? [] : ['a sheet in the head']),
      ];
    });
    expect(problems).toEqual([]);
  });

  it.each(['/', '/new'])('on %s, links it right after the first picture too', (path) => {
    const page = pages.find((page) => page.path === path);
    const opening = page?.$('main img[fetchpriority=high]').closest('section, article');
    expect(opening?.next('link[rel=stylesheet][href^="/_astro/frame."]')).toHaveLength(1);
  });

  it(`keeps that sheet within ${limits.frame} bytes`, () => {
    const [frame = ''] = globSync('_astro/frame.*.css', { cwd: dist });
    expect(compressedSize(readFileSync(join(dist, frame)))).toBeLessThanOrEqual(limits.frame);
  });

  it(`keeps a page’s initial script within ${budgets.script} bytes, with ${spare} to spare`, () => {
    expect(over(budgets.script - spare, scriptSizes(dist))).toEqual([]);
  });

  it(`keeps the accessibility panel within ${limits.panel} bytes`, async () => {
    const [panel = ''] = globSync('_astro/accessibility-panel.*.js', { cwd: dist });
    const parts = [
      bundledScript(join(root, 'src/client/preferences-entry.ts')),
      readFile(join(dist, panel), 'utf8'),
    ];
    expect(compressedSize((await Promise.all(parts)).join('\n'))).toBeLessThanOrEqual(limits.panel);
  });

  it(`keeps the service worker within ${limits.worker} bytes`, async () => {
    const worker = await readFile(join(dist, 'worker.js'));
    expect(compressedSize(worker)).toBeLessThanOrEqual(limits.worker);
  });

  it('keeps the script that checks for a newer build under 1 kB', async () => {
    const code = await bundledScript(join(root, 'src/client/freshness.ts'));
    expect(compressedSize(code)).toBeLessThan(1_000);
  });

  it('keeps the script of what depends on the day under 500 bytes', async () => {
    const code = await bundledScript(join(root, 'src/client/today.ts'));
    expect(Buffer.byteLength(code)).toBeLessThan(500);
  });
});
