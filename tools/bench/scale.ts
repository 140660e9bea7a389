import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ScaleFigures, scaleReport } from './scale/report.ts';
import { bareSite, copySite } from './scale/sites.ts';
import { timedBuild } from './scale/timed-build.ts';
import { writeNews } from './scale/write-news.ts';

/** Those of `npm run build`. */
const buildFlags = ['--max-semi-space-size=64'];

/** Measures builds with so many generated news items, in a folder that is removed unless `keep`. */
export async function benchScale(counts: readonly number[], keep: boolean): Promise<string> {
  const figures: ScaleFigures[] = [];
  for (const count of counts) {
    const folder = await mkdtemp(join(tmpdir(), 'camu-bench-'));
    try {
      figures.push(await measureScale(count, folder));
    } finally {
      if (keep) console.error(`Kept ${folder}`);
      else await rm(folder, { recursive: true, force: true });
    }
  }
  return scaleReport(figures);
}

async function measureScale(count: number, folder: string): Promise<ScaleFigures> {
  console.error(`Builds with ${count} generated news items`);
  const siteFolder = join(folder, 'site');
  const bareFolder = join(folder, 'bare');
  const news = await copySite(siteFolder);
  await writeNews(news, count, new Date());
  await bareSite(bareFolder, news);
  const bare = await timedBuild(bareFolder, 'astro.config.mjs');
  const site = await timedBuild(siteFolder, 'bench.config.mjs', buildFlags);
  return { count, site, bare };
}
