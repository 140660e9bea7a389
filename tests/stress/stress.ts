/*
 * npm run stress -- kills 200          kills the site at 200 random moments while forms arrive
 * npm run stress -- fuzz 20000         posts 20,000 hostile bodies, and looks for slow ones
 * npm run stress -- schedules 100000   tries 100,000 interleavings of posts, runs and failures on a model
 *
 * They need a built site. Stored data goes to a temporary folder.
 */
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { schedules } from './schedules.ts';

/** Each resolves to its report, and rejects when something is lost or too slow; `usual` is how often. */
const tests: Record<string, { run: (count: number) => Promise<string>; usual: number }> = {
  kills: { run: kills, usual: 200 },
  fuzz: { run: fuzz, usual: 20_000 },
  schedules: { run: schedules, usual: 100_000 },
};

const [name = '', typed] = process.argv.slice(2);
const test = tests[name];
const count = Number(typed ?? test?.usual);
if (!test || !Number.isInteger(count) || count <= 0) {
  console.error(
    `Name a test, and how often: ${Object.keys(tests).join(', ')}. For example: kills 200`,
  );
  process.exit(2);
}
console.log(await test.run(count));
