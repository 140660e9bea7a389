import type { Browser } from 'playwright';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { startPlatform } from '../local-platform/server.ts';
import { root } from '../setup/child-process.mjs';
import { withGeneratedSite } from './generated-site.ts';
import type { BenchOptions } from './options.ts';
import { describeConditions, launchBrowser, phone, throttle } from './phone.ts';
import { median } from './report.ts';
import { table } from './table.ts';

const usual = { news: 5000, runs: 3 };

/** How many times slower than this machine's the processor is. */
const slowdowns = [1, 4];

/** A word that many pages have. It is typed letter by letter. */
const words: Record<Locale, string> = { uz: 'talaba', ru: 'студент', tr: 'öğrenci', en: 'student' };

/** The letters after which the search begins: src/search/box/results-view.ts. */
const firstLetters = 2;

/** Times in ms from a letter to the results. */
interface Search {
  first: number;
  /** The slowest of the following letters. */
  letter: number;
}

/**
 * How long a phone waits for the first result, the search not yet loaded, and for those of each
 * letter after it: on the built site, and on one with 5,000 more news items. Resolves to the report.
 */
export async function measureSearchSpeed(
  dist: string,
  { news = usual.news, runs = usual.runs }: BenchOptions,
): Promise<string> {
  await using resources = new AsyncDisposableStack();
  const browser = await launchBrowser();
  resources.defer(() => browser.close());
  const own = await measureSite(browser, dist, 'this site', runs);
  console.error(`Building with ${news} generated news items`);
  const large = await withGeneratedSite(news, (site) =>
    measureSite(browser, site.dist, `${news} news`, runs),
  );
  return [
    describeConditions(browser.version(), slowdowns),
    `Median and slowest of ${runs} runs (ms), the pause of 200 ms after a letter included:`,
    ...table([
      ['pages', 'CPU', 'language', 'first result', 'slowest', 'each letter', 'slowest'],
      ...own,
      ...large,
    ]),
  ].join('\n');
}

async function measureSite(
  browser: Browser,
  dist: string,
  name: string,
  runs: number,
): Promise<string[][]> {
  await using resources = new AsyncDisposableStack();
  const site = await startPlatform({ root, dist });
  resources.defer(site.close);
  const rows: string[][] = [];
  for (const slowdown of slowdowns) {
    for (const locale of locales) {
      const searches: Search[] = [];
      for (let run = 0; run < runs; run++) {
        searches.push(await search(browser, site.url, locale, slowdown));
      }
      const times = [searches.map(({ first }) => first), searches.map(({ letter }) => letter)];
      rows.push([name, `${slowdown}× slower`, locale, ...times.flatMap(medianAndSlowest)]);
    }
  }
  return rows;
}

const medianAndSlowest = (times: readonly number[]) =>
  [median(times), Math.max(...times)].map((ms) => ms.toFixed());

async function search(
  browser: Browser,
  origin: string,
  locale: Locale,
  slowdown: number,
): Promise<Search> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), slowdown);
  await page.goto(new URL(localizedPath('/about', locale), origin).href);
  await page.waitForLoadState('networkidle');
  await page.locator('#header-q').tap();
  const word = [...words[locale]];
  const timeOf = async (typed: string, query: string) => {
    const timed = await page.evaluateHandle(
      timeUntil,
      `.search-panel[data-query="${query}"] .search-found > li`,
    );
    await page.keyboard.type(typed);
    return timed.evaluate(({ shown }) => shown);
  };
  let query = word.slice(0, firstLetters).join('');
  const first = await timeOf(query, query);
  const letters: number[] = [];
  for (const letter of word.slice(firstLetters)) {
    query += letter;
    letters.push(await timeOf(letter, query));
  }
  return { first, letter: Math.max(...letters) };
}

/**
 * Runs in the page: the time in ms from the next letter to an element that fits a selector.
 * Playwright itself looks for elements twice a second only.
 */
function timeUntil(selector: string): { shown: Promise<number> } {
  let started: number;
  const start = ({ timeStamp }: Event) => {
    started = timeStamp;
  };
  addEventListener('input', start, { once: true });
  const shown = new Promise<number>((resolve) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      look.disconnect();
      requestAnimationFrame((now) => resolve(now - started));
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  });
  return { shown };
}
