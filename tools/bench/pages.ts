import { join } from 'node:path';
import { startPlatform } from '../local-platform/server.ts';
import { buildIfStale } from '../setup/build.mjs';
import { launchBrowser } from './browser.ts';
import { describeConditions } from './conditions.ts';
import { type Measurement, measure } from './measure.ts';
import { faults, report } from './report.ts';
import { summarize } from './summary.ts';

const PAGES = ['/', '/new', '/news/1/open-day', '/news/7/faculty-of-nursing-at-camu'];
const RUNS = 5;

/**
 * Measures how fast pages show on a phone, and tells it on the console; false where a limit is
 * passed. `dist` is a build that is there already; without it, the project's is brought up to date.
 */
export async function benchPages(chosen: readonly string[], dist?: string): Promise<boolean> {
  const paths = chosen.length > 0 ? chosen : PAGES;
  if (!dist) await buildIfStale();
  await using parts = new AsyncDisposableStack();
  const site = await startPlatform({ root: join(import.meta.dirname, '../..'), dist });
  parts.defer(site.close);
  const browser = await launchBrowser();
  parts.defer(() => browser.close());

  const measurements = new Map<string, Measurement[]>(paths.map((path) => [path, []]));
  for (let run = 1; run <= RUNS; run++) {
    console.error(`Run ${run} of ${RUNS}`);
    // Page after page within a run, so that a busy moment of this machine spreads over all of them.
    for (const [path, list] of measurements) list.push(await measure(browser, site.url, path));
  }

  const summaries = [...measurements].map(([path, list]) => summarize(path, list));
  console.log(`\n${describeConditions(browser.version())}\n`);
  console.log(`${report(summaries, RUNS)}\n`);
  const found = summaries.flatMap(faults);
  console.log(found.join('\n') || 'Every page is within its limits, and compressed with brotli.');
  return found.length === 0;
}
