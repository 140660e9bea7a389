import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '../../src/i18n/locales.ts';
import { find } from '../../src/search/find.ts';
import { engineOf, plainSearch } from '../../src/search/index/open-index.ts';
import { queries } from '../../tests/search/queries.ts';
import { recall } from '../../tests/search/recall.ts';
import { buildIfStale } from '../setup/build.mjs';
import { root } from '../setup/child.mjs';
import { writePlainIndex } from './search/plain-index.ts';
import { table } from './table.ts';

/** How many of the tests' queries find their page among the first five: by this site's search, and by Pagefind as it comes. */
export async function benchSearch(dist?: string): Promise<string> {
  if (!dist) await buildIfStale();
  const site = dist ?? join(root, 'dist');
  const folder = await mkdtemp(join(tmpdir(), 'camu-plain-'));
  try {
    await writePlainIndex(site, folder);
    const rows: string[][] = [];
    for (const locale of locales) {
      const engine = await engineOf(join(site, 'pagefind'), locale);
      const plain = await plainSearch(folder, locale);
      const ours = await recall(
        locale,
        queries[locale],
        async (typed) => (await find(engine, typed, locale)).results,
      );
      const theirs = await recall(locale, queries[locale], plain);
      rows.push([
        locale,
        String(queries[locale].length),
        ours.share.toFixed(3),
        theirs.share.toFixed(3),
        ours.missed.map(({ typed }) => typed).join(', '),
      ]);
    }
    const head = ['language', 'queries', 'recall@5', 'plain Pagefind', 'missed'];
    return table([head, ...rows]).join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
