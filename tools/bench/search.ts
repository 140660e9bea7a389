import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { locales } from '../../src/i18n/locales.ts';
import { openIndex } from '../../src/search/index/open-index.ts';
import { withRequests } from '../../src/search/index/write-index.ts';
import { queries } from '../../tests/audit/search/queries.ts';
import { findPaths, measureRecall, openSearch, pathOf } from '../../tests/audit/search/recall.ts';
import { buildIfStale } from '../setup/build.mjs';
import { root } from '../setup/child-process.mjs';
import type { BenchOptions } from './options.ts';
import { measureSearchSpeed } from './search-speed.ts';
import { table } from './table.ts';

/** Measures the search's recall, compared with plain Pagefind, and its speed. Resolves to the report. */
export async function benchSearch(options: BenchOptions): Promise<string> {
  await buildIfStale();
  const site = join(root, 'dist');
  return [await compareRecall(site), await measureSearchSpeed(site, options)].join('\n\n');
}

/** The recall of a built site's search and of plain Pagefind, for the tests' queries, as a table. */
async function compareRecall(site: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'university-plain-'));
  try {
    await writePlainIndex(site, folder);
    const rows: string[][] = [];
    for (const locale of locales) {
      const searched = await openSearch(site, locale);
      const plainIndex = await openIndex(folder, locale, { noWorker: true });
      const plainPaths = async (typed: string) => {
        const hits = (await plainIndex.search(typed, {})).slice(0, 5);
        return Promise.all(hits.map(async (hit) => pathOf((await hit.data()).url)));
      };
      for (const [name, set] of Object.entries(queries[locale])) {
        const ours = await measureRecall(set, (typed) => findPaths(searched, typed));
        const plain = await measureRecall(set, plainPaths);
        rows.push([
          locale,
          name,
          String(set.length),
          ...[ours, plain].flatMap(({ first, five, reciprocalRank }) =>
            [first, five, reciprocalRank].map((value) => value.toFixed(3)),
          ),
        ]);
      }
    }
    const measures = ['recall@1', 'recall@5', 'MRR'];
    const head = [
      ...['language', 'set', 'queries'],
      ...measures,
      ...measures.map((name) => `${name} of Pagefind`),
    ];
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
  const code = join(folder, 'pagefind.js');
  await writeFile(code, withRequests(await readFile(code, 'utf8')));
}
