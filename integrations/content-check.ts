import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import type { inspectContent } from '../tools/content-check/check.ts';
import { report } from '../tools/content-check/report.ts';

type Found = Awaited<ReturnType<typeof inspectContent>>;

/**
 * Stops a build at errors in the authors' files, all of them told at once. They are looked for while
 * Astro reads the same files.
 */
export function contentCheck(): AstroIntegration {
  let found: Promise<Found> | undefined;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        found = inspectBeside(fileURLToPath(new URL('../src/content', import.meta.url)));
        // Until the build asks for it, a failure is nobody's.
        found.catch(() => {});
      },
      'astro:build:start': async () => {
        const { problems, fileCount } = (await found) ?? { problems: [], fileCount: 0 };
        if (problems.length > 0) {
          throw new AstroError(`The content has errors.\n\n${report(problems, fileCount)}`);
        }
      },
    },
  };
}

async function inspectBeside(folder: string): Promise<Found> {
  const url = new URL('../tools/content-check/worker.ts', import.meta.url);
  const [found] = await once(new Worker(url, { workerData: folder }), 'message');
  return found;
}
