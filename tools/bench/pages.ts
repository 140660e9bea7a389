import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../src/build/site-folder.mjs';
import { nursingArticleIn } from '../../src/content-check/nursing-article.ts';
import { path } from '../../src/routing/href.ts';
import { root } from '../setup/child-process.mjs';
import type { BenchOptions } from './options.ts';
import { describeConditions, launchBrowser } from './phone.ts';
import { serveBoth } from './plain-site.ts';
import { findFaults, report, summarizeAll } from './report.ts';
import { type Visit, visit } from './visit.ts';

const usualRuns = 5;

/**
 * Measures how fast pages load on a phone, beside the same content written by hand. Resolves to the report;
 * sets the process's exit code to 1 when a page is over a limit.
 */
export async function benchPages({ runs = usualRuns }: BenchOptions): Promise<string> {
  await using resources = new AsyncDisposableStack();
  const urls = await serveBoth(resources);
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
      visits.get(page)?.push(await visit(browser, urls.own, page));
      plainVisits.get(page)?.push(await visit(browser, urls.plain, page));
    }
  }

  const summaries = summarizeAll(visits);
  const faults = summaries.flatMap(findFaults);
  if (faults.length > 0) process.exitCode = 1;
  return [
    describeConditions(browser.version()),
    report(summaries, summarizeAll(plainVisits), runs),
    faults.join('\n') || 'Every page is within its limit.',
  ].join('\n\n');
}

/** The path of the first item in the list of news. */
function newestNews(): string {
  const [, found] =
    /href="(\/news\/\d+\/[\w-]+)"/.exec(readFileSync(join(root, 'dist/new.html'), 'utf8')) ?? [];
  if (!found) throw new Error('There is no news in dist/new.html');
  return found;
}
