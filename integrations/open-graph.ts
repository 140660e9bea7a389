import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** After a build, logs how many Open Graph images were rendered and removes unused ones from the cache. */
export function openGraph(): AstroIntegration {
  let cache = '';
  let started = 0;
  return {
    name: 'open-graph',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('open-graph/', config.cacheDir));
      },
      'astro:build:start': () => {
        started = Date.now();
      },
      'astro:build:done': async ({ dir, logger }) => {
        const built = fileURLToPath(new URL('open-graph/', dir));
        if (!existsSync(built)) return;
        const { kept, made } = await prune(cache, new Set(await readdir(built)), started);
        logger.info(`${kept} images, ${made} of them new`);
      },
    },
  };
}

/**
 * Removes all files but `keep` from a folder. `made` counts those kept that were modified since
 * `since`, in ms since the epoch.
 */
export async function prune(folder: string, keep: ReadonlySet<string>, since: number) {
  let made = 0;
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    if (!keep.has(file)) await rm(path);
    else if ((await stat(path)).mtimeMs >= since) made += 1;
  }
  return { kept: keep.size, made };
}
