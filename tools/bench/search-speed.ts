import type { Browser } from 'playwright';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { startPlatform } from '../local-platform/server.ts';
import { root } from '../setup/child-process.mjs';
import { withGeneratedSite } from './generated-site.ts';
import { describeConditions, launchBrowser, phone, throttle } from './phone.ts';
import { table } from './table.ts';

const newsCount = 5000;
const runs = 5;

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
export async function measureSearchSpeed(dist: string): Promise<string> {
  await using resources = new AsyncDisposableStack();
  const browser = await launchBrowser();
  resources.defer(() => browser.close());
  const own = await measureSite(browser, dist, 'this site');
  console.error(`Building with ${newsCount} generated news items`);
  const large = await withGeneratedSite(newsCount, (site) =>
    measureSite(browser, site.dist, `${newsCount} news`),
  );
  return [
    describeConditions(browser.version()),
    `Median and slowest of ${runs} runs (ms), the pause of 200 ms after a letter included:`,
    ...table([
      ['pages', 'language', 'first result', 'slowest', 'each letter', 'slowest'],
      ...own,
      ...large,
    ]),
  ].join('\n');
}

async function measureSite(browser: Browser, dist: string, name: string): Promise<string[][]> {
  await using resources = new AsyncDisposableStack();
  const site = await startPlatform({ root, dist });
  resources.defer(site.close);
  const searches = new Map<Locale, Search[]>(locales.map((locale) => [locale, []]));
  for (let run = 0; run < runs; run++) {
    for (const [locale, list] of searches) list.push(await search(browser, site.url, locale));
  }
  return [...searches].map(([locale, list]) => [
    name,
    locale,
    ...[list.map(({ first }) => first), list.map(({ letter }) => letter)].flatMap((times) => {
      const sorted = times.toSorted((a, b) => a - b);
      return [sorted[Math.floor(runs / 2)], sorted.at(-1)].map((ms = 0) => ms.toFixed(0));
    }),
  ]);
}

async function search(browser: Browser, origin: string, locale: Locale): Promise<Search> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  await page.goto(new URL(localizedPath('/about', locale), origin).href);
  await page.waitForLoadState('networkidle');
  await page.locator('#header-q').tap();
  const word = [...words[locale]];
  const timeOf = async (typed: string, query: string) => {
    const started = performance.now();
    await page.keyboard.type(typed);
    await page.locator(`.search-panel[data-query="${query}"] .search-found > li`).first().waitFor();
    return performance.now() - started;
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
