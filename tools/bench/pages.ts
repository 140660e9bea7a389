import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform } from '../local-platform/server.ts';
import { buildIfStale } from '../setup/build.mjs';
import { root } from '../setup/child-process.mjs';
import { describeConditions, launchBrowser } from './phone.ts';
import { writePlainSite } from './plain-site.ts';
import { compareWithPlain, findFaults, report, summarizeAll } from './report.ts';
import { type Visit, visit } from './visit.ts';

const paths = ['/', '/contact', '/new', '/news/1/open-day', '/news/7/faculty-of-nursing-at-camu'];
const runs = 5;

/**
 * Measures how fast pages load on a phone, beside the same content written by hand. Resolves to the report; sets the process's exit code to 1
 * when a page is over a limit.
 */
export async function benchPages(): Promise<string> {
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

  const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  const plainVisits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  for (let run = 1; run <= runs; run++) {
    console.error(`Run ${run} of ${runs}`);
    // All pages in each run, so that a busy moment of this machine affects all of them.
    for (const path of paths) {
      visits.get(path)?.push(await visit(browser, site.url, path));
      plainVisits.get(path)?.push(await visit(browser, plain.url, path));
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
