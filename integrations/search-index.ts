import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';

/** Indexes the rendered pages for the search, in `/pagefind/`. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        // In the build's own thread, whose heap is full of entries, it takes twice as long.
        const worker = new URL('../src/search/index/index-site.ts', import.meta.url);
        const indexing = new Worker(worker, { workerData: fileURLToPath(dir) });
        const [count] = await once(indexing, 'message');
        const seconds = (performance.now() - started) / 1000;
        logger.info(`${count} records in ${seconds.toFixed(1)} s`);
      },
    },
  };
}

/** Pagefind's attributes are for the index: without them a page has the bytes that visitors need. */
export const withoutSearchAttributes = (html: string) =>
  html.replace(/ data-pagefind-[a-z-]+(?:="[^"]*")?/g, '');
