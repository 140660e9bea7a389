// How fast pages show on a phone, how long builds take, and what the search finds: npm run bench
//   npm run bench -- /path …        pages alone; --dist FOLDER measures a build that is there already
//   npm run bench -- scale 1000 …   builds alone, with so many news; --keep leaves them there
//   npm run bench -- search         the search alone, beside plain Pagefind
import { parseArgs } from 'node:util';
import { benchPages } from './pages.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search.ts';

const COUNTS = [100, 1000, 5000];

const { values, positionals } = parseArgs({
  options: { dist: { type: 'string' }, keep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const scaleOnly = positionals[0] === 'scale';
const searchOnly = positionals[0] === 'search';
const counts = scaleOnly && positionals.length > 1 ? positionals.slice(1).map(Number) : COUNTS;
const paths = scaleOnly || searchOnly ? [] : positionals;
const wrong = paths.find((path) => !path.startsWith('/'));
if (wrong !== undefined || !counts.every((count) => Number.isInteger(count) && count > 0)) {
  console.error(
    'Name paths of pages, which start with a slash, "search", or "scale" and numbers of news: scale 100 1000',
  );
  process.exit(2);
}

if (!scaleOnly && !searchOnly && !(await benchPages(paths, values.dist))) process.exitCode = 1;
if (paths.length === 0 && !scaleOnly) console.log(`\n${await benchSearch(values.dist)}`);
if (paths.length === 0 && !values.dist && !searchOnly) {
  console.log(`\n${await benchScale(counts, values.keep)}`);
}
