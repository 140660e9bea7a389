import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../../src/build/site-folder.mjs';
import { nursingArticleIn } from '../../src/content-check/nursing-article.ts';
import { path } from '../../src/routing/href.ts';
import { startPlatform } from '../local-platform/server.ts';
import { buildIfStale } from '../setup/build.mjs';
import { root } from '../setup/child-process.mjs';
import type { BenchOptions } from './options.ts';
import { describeConditions, launchBrowser } from './phone.ts';
import { writePlainSite } from './plain-site.ts';
import { compareWithPlain, findFaults, report, summarizeAll } from './report.ts';
import { type Visit, visit } from './visit.ts';

const usualRuns = 5;

/**
 * Measures how fast pages load on a phone, beside the same content written by hand. Resolves to the report; sets the process's exit code to 1
 * when a page is over a limit.
 */
export async function benchPages({ runs = usualRuns }: BenchOptions): Promise<string> {
  await buildIfStale();
  await using resources = new AsyncDisposableStack();
  const site = await startPlatform({ root });
  resources.defer(site.close);
  const plainDist = await writePlainSite(join(root, 'dist'));
  resources.defer(() => rm(plainDist, { recursive: true }));
  const plain = await startPlatform({ root, dist: plainDist });
  resources.defer(plain.close);
  const browser = await launchBrowser();
  resources.defer(() => browser.close());

  const article = nursingArticleIn(contentFolder);
  const paths = ['/', '/contact', '/new', newestNews()];
  if (article) paths.push(path('newsItem', article));
  const visits = new Map<string, Visit[]>(paths.map((page) => [page, []]));
  const plainVisits = new Map<string, Visit[]>(paths.map((page) => [page, []]));
  for (let run = 1; run <= runs; run++) {
    console.error(`Run ${run} of ${runs}`);
    // All pages in each run, so that a busy moment of this machine affects all of them.
    for (const page of paths) {
      visits.get(page)?.push(await visit(browser, site.url, page));
      plainVisits.get(page)?.push(await visit(browser, plain.url, page));
    }
  }

  const summaries = summarizeAll(visits);
  const faults = summaries.flatMap(findFaults);
  if (faults.length > 0) process.exitCode = 1;
  return [
    describeConditions(browser.version()),
    report(summaries, runs),
    compareWithPlain(summaries, summarizeAll(plainVisits)),
    faults.join('\n') || 'Every page is within its limits and compressed with brotli.',
  ].join('\n\n');
}

/** The path of the first item in the list of news. */
function newestNews(): string {
  const [, found] =
    /href="(\/news\/\d+\/[\w-]+)"/.exec(readFileSync(join(root, 'dist/new.html'), 'utf8')) ?? [];
  if (!found) throw new Error('There is no news in dist/new.html');
  return found;
}
