import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shortenScopes } from '../../../integrations/short-scopes.ts';

it('shortens each scope to its shortest unique prefix, the same on all pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scopes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = ['one.html', 'two.html'].map((name) => join(folder, name));
  const pages = [
    '<style>p.astro-72cpth5s{}b.astro-72dpth5s{}</style><p class="astro-72cpth5s astro-unstyled">',
    '<style>i.astro-abcdefgh{}</style><i class="astro-abcdefgh"><p class="astro-72cpth5s">astro-island',
  ];
  files.forEach((file, index) => {
    writeFileSync(file, `${pages[index]}`);
  });
  shortenScopes(files);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
    '<style>p._72c{}b._72d{}</style><p class="_72c astro-unstyled">',
    '<style>i._ab{}</style><i class="_ab"><p class="_72c">astro-island',
  ]);
});
