import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { weighPages } from '../../audit/weights/audit.ts';
import { builtFixture, page } from './site.ts';

/** Text that hardly gets smaller. */
const text = (bytes: number) => randomBytes(bytes / 2).toString('hex');

it('advises on pages whose text or scripts are too heavy', async () => {
  const site = await builtFixture({
    'index.html': page('uz', 'light'),
    'long.html': page('uz', text(40_000)),
    'scripts.html': page('uz', '<script src="/_astro/a.js"></script>'),
    '_astro/a.js': "import './b.js';",
    '_astro/b.js': `// ${text(9_000)}`,
  });
  const { findings, heaviest } = await weighPages(site);
  expect(heaviest.path).toBe('/long');
  expect(
    findings.map(({ broken, where, what }) => [broken, where, what.split(' take')[0]]),
  ).toEqual(
    expect.arrayContaining([
      [false, '/long', 'its first flight'],
      [false, '/scripts', 'its first scripts'],
    ]),
  );
  expect(findings).toHaveLength(2);
});
