import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { recordsOf } from './search-index/read-page.ts';
import { writeIndex } from './search-index/write-index.ts';

/** After a build, makes the search's index of the pages: `/pagefind/`. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const started = performance.now();
        const records = globSync('**/*.html', { cwd: dist })
          .sort()
          .flatMap((file) => {
            const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
            return recordsOf(readFileSync(join(dist, file), 'utf8'), path);
          });
        const read = performance.now();
        await writeIndex(records, join(dist, 'pagefind'));
        const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
        logger.info(
          `${records.length} records: read in ${seconds(started, read)} s, indexed in ${seconds(read, performance.now())} s`,
        );
      },
    },
  };
}
