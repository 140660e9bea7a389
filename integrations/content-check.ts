import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import type { CheckResult } from '../tools/content-check/check.ts';
import { computersLocale } from '../tools/content-check/language.ts';
import { inWords } from '../tools/content-check/message.ts';
import { report } from '../tools/content-check/report.ts';

/**
 * Fails a build if src/content has errors, and lists them all in the author's language. The check runs in a worker, in
 * parallel with Astro's own content sync.
 */
export function contentCheck(): AstroIntegration {
  let result: Promise<CheckResult> | undefined;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return;
        result = checkInWorker(fileURLToPath(new URL('../src/content', import.meta.url)));
        // Avoids an unhandled rejection before astro:build:start awaits it.
        result.catch(() => {});
      },
      'astro:build:start': async ({ logger }) => {
        const found = await result;
        if (!found) return;
        const locale = computersLocale();
        if (found.problems.length > 0) {
          const heading = inWords({ key: 'report.heading' }, locale);
          throw new AstroError(`${heading}\n\n${report(found, locale)}`);
        }
        if (found.warnings.length > 0) logger.warn(report(found, locale));
      },
    },
  };
}

async function checkInWorker(folder: string): Promise<CheckResult> {
  const url = new URL('../tools/content-check/worker.ts', import.meta.url);
  const [result] = await once(new Worker(url, { workerData: folder }), 'message');
  return result;
}
