import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { buildIdPlaceholder } from '../src/build/build-id.ts';
import type { RenderedPage } from './pages-worker.ts';
import { inlinedScripts } from './vite/inline-script.ts';

/**
 * The step between rendering and writing a page: adds the page to the search index, removes the search's
 * attributes, and inserts the Content-Security-Policy and the build id. A worker does this while the next
 * pages are rendered. The build id is a digest of all scripts only, without content, styles and time, so that
 * an unchanged page stays the same file in the next build (docs/decisions/same-bytes.md).
 */
export function finishedPages(): AstroIntegration {
  let dist = '';
  let ask: Ask;
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        let buildId = '';
        let pages = 0;
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async setup() {
            await prerenderer.setup?.();
            buildId = digest([...globSync('_astro/**/*.js', { cwd: dist }), ...inlinedScripts]);
            ask = startWorker({ dist, buildId });
          },
          // Sorted by file, like the search index.
          async getStaticPaths() {
            const paths = await prerenderer.getStaticPaths();
            return paths.toSorted((a, b) => (fileOf(a.pathname) < fileOf(b.pathname) ? -1 : 1));
          },
          async render(request, options) {
            const { pathname } = new URL(request.url);
            // The authors' pages have a separate policy.
            const isPage = pathname.endsWith('.html') && !pathname.startsWith('/admin');
            const number = isPage ? pages++ : 0;
            const rendered = await prerenderer.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            if (pathname === '/_astro/builds/latest.json') {
              return new Response((await response.text()).replace(buildIdPlaceholder, buildId));
            }
            if (!isPage) return response;
            const page = { number, file: decodeURI(pathname), html: await response.arrayBuffer() };
            return new Response(await ask<ArrayBuffer>(page), response);
          },
        }));
      },
      // With a custom prerenderer, Astro omits its entry point, which the default prerenderer runs.
      'astro:build:setup': ({ updateConfig }) => {
        const build = { rolldownOptions: { input: 'astro/entrypoints/prerender' } };
        updateConfig({ environments: { prerender: { build } } });
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await ask<number>('index')} records in the search index`);
      },
    },
  };
}

/** `/index.html` for `/`, `/ru/news.html` for `/ru/news`. */
const fileOf = (pathname: string) => `${pathname === '/' ? '/index' : pathname}.html`;

type Ask = <Answer>(message: RenderedPage | 'index') => Promise<Answer>;

/** Starts pages-worker.ts, which answers messages in order. If it fails, so does the build. */
function startWorker(workerData: object): Ask {
  const worker = new Worker(new URL('pages-worker.ts', import.meta.url), { workerData });
  const waiting: ((answer: unknown) => void)[] = [];
  worker.on('message', (answer) => waiting.shift()?.(answer));
  return <Answer>(message: RenderedPage | 'index') =>
    new Promise<Answer>((resolve) => {
      waiting.push((answer) => resolve(answer as Answer));
      worker.postMessage(message, message === 'index' ? [] : [message.html]);
    });
}

const digest = (parts: readonly string[]) =>
  createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 12);
