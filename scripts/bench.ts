// Measures how fast pages show on a phone: npm run bench [-- /path …]
// With --dist FOLDER, those of a build that is there already, as it is.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startPlatform } from '../platform/server.ts';
import config from '../playwright.config.ts';
import { describeConditions } from './bench/conditions.ts';
import { type Measurement, measure } from './bench/measure.ts';
import { faults, report } from './bench/report.ts';
import { summarize } from './bench/summary.ts';
import { findOrInstallBrowser } from './setup/browser.mjs';
import { buildIfStale } from './setup/build.mjs';

const PAGES = ['/', '/new', '/news/1/open-day', '/news/7/faculty-of-nursing-at-camu'];
const RUNS = 5;

const { values, positionals } = parseArgs({
  options: { dist: { type: 'string' } },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : PAGES;
const wrong = paths.find((path) => !path.startsWith('/'));
if (wrong !== undefined) {
  console.error(`"${wrong}" is not the path of a page: it must start with a slash`);
  process.exit(2);
}

if (!values.dist) await buildIfStale();
await using parts = new AsyncDisposableStack();
const site = await startPlatform({ root: join(import.meta.dirname, '..'), dist: values.dist });
parts.defer(site.close);
const browser = await chromium.launch({
  ...config.use?.launchOptions,
  executablePath: await findOrInstallBrowser(),
});
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
process.exitCode = found.length === 0 ? 0 : 1;
