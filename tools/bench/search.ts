import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { locales } from '../../src/i18n/locales.ts';
import { find } from '../../src/search/find.ts';
import { openIndex } from '../../src/search/index/open-index.ts';
import { queries } from '../../tests/search/queries.ts';
import { recall } from '../../tests/search/recall.ts';
import { buildIfStale } from '../setup/build.mjs';
import { root } from '../setup/child-process.mjs';
import { table } from './table.ts';

/**
 * The recall@5 of this site's search and of plain Pagefind, for the tests' queries. Resolves to the
 * report.
 */
export async function benchSearch(): Promise<string> {
  await buildIfStale();
  const site = join(root, 'dist');
  const folder = await mkdtemp(join(tmpdir(), 'camu-plain-'));
  try {
    await writePlainIndex(site, folder);
    const rows: string[][] = [];
    for (const locale of locales) {
      const index = await openIndex(join(site, 'pagefind'), locale);
      const plainIndex = await openIndex(folder, locale, { noWorker: true });
      const ours = await recall(
        locale,
        queries[locale],
        async (typed) => (await find(index, typed, locale)).hits,
      );
      const plain = await recall(locale, queries[locale], (typed) => plainIndex.search(typed, {}));
      rows.push([
        locale,
        String(queries[locale].length),
        ours.share.toFixed(3),
        plain.share.toFixed(3),
        ours.missed.map(({ typed }) => typed).join(', '),
      ]);
    }
    const head = ['language', 'queries', 'recall@5', 'plain Pagefind', 'missed'];
    return table([head, ...rows]).join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same pages at a second URL: integrations/id-only-urls.ts. */
const duplicates = /(?:^|\/)(?:news|journals)\/\d+\.html$/;

/** Indexes the pages of a built site as Pagefind does it by default. */
async function writePlainIndex(dist: string, folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const file of globSync('**/*.html', { cwd: dist })) {
    if (duplicates.test(file)) continue;
    await index.addHTMLFile({ sourcePath: file, content: readFileSync(join(dist, file), 'utf8') });
  }
  await index.writeFiles({ outputPath: folder });
  await close();
}
