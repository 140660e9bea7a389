import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../setup/child-process.mjs';
import { type BuildUsage, buildUsage } from './build-usage.ts';
import { writeNews } from './generate-news.ts';

/**
 * Builds the site with `count` more news items in a temporary folder, which is removed once `use` has
 * settled. The usage is that of the build.
 */
export async function withGeneratedSite<Result>(
  count: number,
  use: (site: { folder: string; dist: string; usage: BuildUsage }) => Result | Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(root, '.site-bench-'));
  try {
    for (const part of ['public', 'src/content']) {
      await cp(join(root, part), join(folder, part), { recursive: true });
    }
    await copyImageCache(folder);
    await writeNews(join(folder, 'src/content/news'), count, new Date());
    const env = { OPEN_GRAPH: 'off', SITE_FOLDER: relative(root, folder) };
    const usage = await buildUsage(folder, [], env);
    return await use({ folder, dist: join(folder, 'dist'), usage });
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
