import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';

/** Writes the search index of the rendered pages to `dist/pagefind/`. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        // A worker with a heap of its own takes half the time: garbage collection is cheaper.
        const worker = new URL('../src/search/index/index-site.ts', import.meta.url);
        const indexing = new Worker(worker, { workerData: fileURLToPath(dir) });
        const [count] = await once(indexing, 'message');
        const seconds = (performance.now() - started) / 1000;
        logger.info(`${count} records in ${seconds.toFixed(1)} s`);
      },
    },
  };
}
