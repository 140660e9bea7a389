/*
 * npm run bench             how fast pages load on a phone and follow a tap, how long builds take,
 *                           what the search finds
 * npm run bench -- search   one of these: pages, taps, builds or search
 */
import { benchBuilds } from './builds.ts';
import { benchPages } from './pages.ts';
import { benchSearch } from './search.ts';
import { benchTaps } from './taps.ts';

/** Each resolves to its report. */
const benches: Record<string, () => Promise<string>> = {
  pages: benchPages,
  taps: benchTaps,
  builds: benchBuilds,
  search: benchSearch,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  console.error(`No bench is called "${unknown}": choose from ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) {
  if (names.length === 0 || names.includes(name)) console.log(`\n${await bench()}`);
}
