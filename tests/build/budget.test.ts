import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundledScript } from '../../integrations/inline-script.ts';
import { type BuiltPage, dist, pages } from './site.ts';

const kilobyte = 1000;

/** The limits of a page, in kB of brotli. */
const budgets = {
  html: 25,
  style: 14,
  script: { plain: 3, form: 85, panel: 1.2 },
};

// Level 9 of 11: a little larger than what the platform serves, in a tenth of the time.
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const size = (code: string | Buffer) => brotliCompressSync(code, level).length / kilobyte;

const fileSizes = new Map<string, number>();

function fileSize(file: string): number {
  const known = fileSizes.get(file) ?? size(readFileSync(join(dist, file)));
  fileSizes.set(file, known);
  return known;
}

/** The files that a script imports, and those that they import, without the dynamic ones. */
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

/**
 * All that a page runs: inline scripts, each text once as compression sends it, script files, and
 * its islands with their renderer.
 */
function scriptsOf({ $ }: BuiltPage): number {
  const inline = new Set(
    $('script:not([src]):not([type="application/ld+json"])')
      .toArray()
      .map((script) => $(script).html() ?? ''),
  );
  const files = $('script[src], astro-island')
    .toArray()
    .flatMap((element) =>
      ['src', 'component-url', 'renderer-url'].map((name) => $(element).attr(name)),
    )
    .filter((url) => url?.startsWith('/'));
  const all = new Set(files.flatMap((url) => [...withImports(String(url).slice(1))]));
  const sizes = [...[...inline].map(size), ...[...all].map(fileSize)];
  return sizes.reduce((sum, one) => sum + one, 0);
}

const hasForm = ({ $ }: BuiltPage) => $('astro-island').length > 0;

const over = (limit: number, of: readonly BuiltPage[], measure: (page: BuiltPage) => number) =>
  of
    .map((page) => ({ path: page.path, kilobytes: Math.round(measure(page) * 10) / 10 }))
    .filter(({ kilobytes }) => kilobytes > limit);

describe('brotli sizes', () => {
  it(`keeps HTML and its styles within ${budgets.html} kB a page`, () => {
    expect(over(budgets.html, pages, ({ html }) => size(html))).toEqual([]);
  });

  it(`keeps the styles of all pages together within ${budgets.style} kB`, () => {
    const styles = new Set(
      pages.flatMap(({ $ }) =>
        $('style')
          .toArray()
          .map((style) => $(style).html() ?? ''),
      ),
    );
    expect(size([...styles].join('\n')), 'kB').toBeLessThanOrEqual(budgets.style);
  });

  it('inlines all styles, so that the first paint waits for no second request', () => {
    expect(pages.filter(({ $ }) => $('link[rel=stylesheet]').length > 0)).toEqual([]);
  });

  it(`keeps the script of a page without a form within ${budgets.script.plain} kB`, () => {
    const plain = pages.filter((page) => !hasForm(page));
    expect(over(budgets.script.plain, plain, scriptsOf)).toEqual([]);
  });

  it(`keeps the accessibility panel within ${budgets.script.panel} kB`, async () => {
    const parts = ['preferences-entry', 'accessibility-button', 'accessibility-panel'].map((name) =>
      bundledScript(join(dist, `../src/client/${name}.ts`)),
    );
    expect(size((await Promise.all(parts)).join('\n'))).toBeLessThanOrEqual(budgets.script.panel);
  });

  it('keeps the script that looks for a newer build under 1 kB', async () => {
    const code = await bundledScript(join(dist, '../src/client/freshness.ts'));
    expect(size(code)).toBeLessThan(1);
  });

  it('keeps the script that corrects a dated state under 300 bytes', async () => {
    const code = await bundledScript(join(dist, '../src/client/dated-state.ts'));
    expect(Buffer.byteLength(code)).toBeLessThan(300);
  });

  it(`keeps the script of a page with a form within ${budgets.script.form} kB`, () => {
    const forms = pages.filter(hasForm);
    expect(forms.length).toBeGreaterThan(0);
    expect(over(budgets.script.form, forms, scriptsOf)).toEqual([]);
  });
});
