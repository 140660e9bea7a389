import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import { inspectContent } from '../scripts/content-check/check.ts';
import { report } from '../scripts/content-check/report.ts';

/** Stops a build at errors in the authors' files, all of them told at once. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:build:start': async () => {
        const folder = fileURLToPath(new URL('../src/content', import.meta.url));
        const { problems, fileCount } = await inspectContent(folder);
        if (problems.length > 0) {
          throw new AstroError(`The content has errors.\n\n${report(problems, fileCount)}`);
        }
      },
    },
  };
}
