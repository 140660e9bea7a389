import { on } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import type { Plugin } from 'vite';
import { contentFolder } from '../src/build/site-folder.mjs';
import type { CheckResult } from '../src/content-check/check.ts';
import { computersLocale } from '../src/content-check/language.ts';
import { inWords } from '../src/content-check/message.ts';
import { report } from '../src/content-check/report.ts';
import { overlayErrors } from './vite/content-overlay.ts';
import { contentPictures } from './vite/content-pictures.ts';

/**
 * In milliseconds. An editor empties a file before writing it, and the watcher reports only the first of
 * several changes within 50 ms, so an entry could stay empty
 * (https://github.com/paulmillr/chokidar/issues/1455).
 */
const wholeFiles = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Fails a build if the content has errors, and lists them all in the author's language; warnings are only
 * logged. The check runs in a worker while Astro reads the content; Astro fails at the first entry that
 * doesn't fit its schema, and the list replaces that error. Development continues with the other entries and
 * shows the errors (vite/content-overlay.ts).
 */
export function contentCheck(folder = resolve(contentFolder)): AstroIntegration {
  const locale = computersLocale();
  let result: Promise<CheckResult> | undefined;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Read by src/content.config.ts.
        const define = { 'import.meta.env.AUTHORS_LOCALE': JSON.stringify(locale) };
        updateConfig({ vite: { define, plugins: [contentPictures(folder)] } });
        if (command === 'dev') {
          updateConfig({ vite: { server: { watch: { awaitWriteFinish: wholeFiles } } } });
        }
        if (command !== 'build') return;
        const { problems, whole } = checkInWorker(folder);
        result = whole;
        // Avoids an unhandled rejection before the result is awaited.
        whole.catch(() => {});
        const refuse = async () => {
          if ((await problems).length === 0) return;
          const heading = inWords({ key: 'report.heading' }, locale);
          throw new AstroError(`${heading}\n\n${report(await whole, locale)}`);
        };
        updateConfig({ vite: { plugins: [whenContentIsRead(refuse)] } });
      },
      'astro:server:setup': ({ server, logger }) => {
        overlayErrors(server, { folder, locale, logger, check: () => checkInWorker(folder).whole });
      },
      'astro:build:done': async ({ logger }) => {
        const found = await result;
        if (found && found.warnings.length > 0) logger.warn(report(found, locale));
      },
    },
  };
}

/** Astro reads a build's content with a separate server, which it closes even if reading fails. */
function whenContentIsRead(run: () => Promise<void>): Plugin {
  return {
    name: 'content-check',
    configureServer(server) {
      const close = server.close.bind(server);
      server.close = async () => {
        await close();
        await run();
      };
    },
  };
}

/** Resolves `problems` as soon as they are known, before the warnings. */
function checkInWorker(folder: string): {
  problems: Promise<CheckResult['problems']>;
  whole: Promise<CheckResult>;
} {
  const url = new URL('../src/content-check/worker.ts', import.meta.url);
  const messages = on(new Worker(url, { workerData: folder }), 'message');
  const next = async () => (await messages.next()).value?.[0];
  const problems = next();
  const whole = problems.then(async (found) => ({ problems: found, ...(await next()) }));
  return { problems, whole };
}
