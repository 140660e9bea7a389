import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '../../src/i18n/locales.ts';
import { find } from '../../src/search/find.ts';
import { queries } from '../../tests/search/queries.ts';
import { buildIfStale } from '../setup/build.mjs';
import { root } from '../setup/child-process.mjs';
import { engineOf, plainSearch } from './search/engine.ts';
import { writePlainIndex } from './search/plain-index.ts';
import { recall } from './search/recall.ts';
import { table } from './table.ts';

/**
 * How many of the tests' queries find their page among the first five results: with this site's
 * search, and with plain Pagefind. Resolves to the report.
 */
export async function benchSearch(): Promise<string> {
  await buildIfStale();
  const site = join(root, 'dist');
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
