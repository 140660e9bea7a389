/*
 * npm run stress -- kills 200          kills the site at 200 random moments while forms arrive
 * npm run stress -- load 200 30        posts 200 forms per second for 30 seconds
 * npm run stress -- fuzz 20000         posts 20,000 hostile bodies, and looks for slow ones
 * npm run stress -- schedules 100000   tries 100,000 interleavings of posts, runs and failures on a model
 *
 * All but the last need a built site. Stored data goes to a temporary folder.
 */
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { load } from './load.ts';
import { schedules } from './schedules.ts';

const [name = '', first, second] = process.argv.slice(2);

/** Throws for anything but a positive integer. */
function toNumber(text: string | undefined, defaultValue: number): number {
  const value = Number(text ?? defaultValue);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`"${text}" is not a whole number above 0`);
}

/** Each resolves to its report, and rejects when something is lost or too slow. */
const tests: Record<string, () => Promise<string>> = {
  kills: () => kills(toNumber(first, 200)),
  load: () => load(toNumber(first, 200), toNumber(second, 30)),
  fuzz: () => fuzz(toNumber(first, 20_000)),
  schedules: () => schedules(toNumber(first, 100_000)),
};

const run = tests[name];
if (!run) {
  console.error(
    `Name a test: ${Object.keys(tests).join(', ')}. For example: npm run stress -- kills 200`,
  );
  process.exit(2);
}
console.log(await run());
