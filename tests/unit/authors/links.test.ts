import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { linksIn } from '../../../src/content-check/body.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { anchors, parsed, root } from './guide.ts';

it('CONTRIBUTING.md leads to the guide of every language', () => {
  const links = linksIn(parsed('CONTRIBUTING.md')).map(({ url }) => url);
  const guides = locales.map((locale) => `docs/authors/${locale}.md`);
  expect(links).toEqual(expect.arrayContaining(guides));
});

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

it.each(pages)('%s links to what exists', (path) => {
  const broken = linksIn(parsed(path))
    .map(({ url }) => url)
    .filter((url) => !/^https?:/.test(url))
    .filter((url) => {
      const [file, fragment] = url.split('#');
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(join(root, target))) return true;
      return fragment !== undefined && !anchors(target).includes(fragment);
    });
  expect(broken).toEqual([]);
});
