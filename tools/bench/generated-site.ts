import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root, start } from '../setup/child-process.mjs';
import { writeNews } from './generate-news.ts';
import type { Usage } from './record-usage.ts';

/** Node's flags in `npm run build`. */
const nodeFlags = ['--max-semi-space-size=64'];

/**
 * Builds the site with `count` more news items in a temporary folder, which is removed once `use` has
 * settled. Usage and time (ms) are those of the build.
 */
export async function withGeneratedSite<Result>(
  count: number,
  use: (site: { dist: string; usage: Usage & { time: number } }) => Result | Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(root, '.site-bench-'));
  try {
    for (const part of ['public', 'src/content']) {
      await cp(join(root, part), join(folder, part), { recursive: true });
    }
    await copyImageCache(folder);
    await writeNews(join(folder, 'src/content/news'), count, new Date());
    const started = performance.now();
    const usage = await build(folder);
    const time = performance.now() - started;
    return await use({ dist: join(folder, 'dist'), usage: { ...usage, time } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Converted images are reused: they are few, and the same for every count. */
async function copyImageCache(folder: string): Promise<void> {
  const source = join(root, 'node_modules/.astro/assets');
  await cp(source, join(folder, '.netlify/cache/assets'), { recursive: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function build(folder: string): Promise<Usage> {
  const usageFile = join(folder, 'usage.json');
  const child = start(
    'node',
    [
      ...nodeFlags,
      `--import=${pathToFileURL(join(import.meta.dirname, 'record-usage.ts'))}`,
      join(root, 'node_modules/astro/bin/astro.mjs'),
      'build',
      '--force',
      '--silent',
    ],
    { OPEN_GRAPH: 'off', SITE_FOLDER: relative(root, folder), USAGE_FILE: usageFile },
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const errors = child.stderr ? buffer(child.stderr) : '';
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${await errors}`);
  return JSON.parse(await readFile(usageFile, 'utf8'));
}
