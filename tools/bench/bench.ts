/*
 * npm run bench             how fast pages load on a phone and follow a tap, how long builds take,
 *                           what the search finds
 * npm run bench -- search   one of these: pages, taps, builds or search
 *
 * --runs 1 measures once, in place of several times; --news 100 generates so many news items.
 */
import { parseArgs } from 'node:util';
import { benchBuilds } from './builds.ts';
import type { BenchOptions } from './options.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';
import { benchTaps } from './taps.ts';

/** Each resolves to its report. */
const benches: Record<string, (options: BenchOptions) => Promise<string>> = {
  pages: benchPages,
  taps: benchTaps,
  builds: benchBuilds,
  search: benchSearch,
};

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, news: { type: 'string' } },
});
const options = { runs: toNumber(values.runs), news: toNumber(values.news) };
const unknown = names.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  console.error(`No bench is called "${unknown}": choose from ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) {
  if (names.length === 0 || names.includes(name)) console.log(`\n${await bench(options)}`);
}

/** Undefined for no number; exits for anything but a whole one above 0. */
function toNumber(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (/^[1-9]\d*$/.test(typed)) return Number(typed);
  console.error(`"${typed}" is not a whole number above 0`);
  process.exit(2);
}
