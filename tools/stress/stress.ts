/*
 * npm run stress -- kills 200     kills the site at so many random moments while forms come in
 * npm run stress -- load 200 30   posts 200 forms a second for 30 seconds
 * npm run stress -- fuzz 20000    posts so many hostile bodies, and looks for slow ones
 * npm run stress -- schedules 100000   plays so many orders of posts, runs and failures on a model
 *
 * All but the last need a built site. What is stored goes to a folder that is removed.
 */
import { fuzz } from './fuzz.ts';
import { kills } from './kills.ts';
import { load } from './load.ts';
import { schedules } from './schedules.ts';

const [name = '', first, second] = process.argv.slice(2);
const number = (text: string | undefined, otherwise: number) => {
  const value = Number(text ?? otherwise);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`"${text}" is not a whole number above 0`);
};
const tests: Record<string, () => Promise<string>> = {
  kills: () => kills(number(first, 200)),
  load: () => load({ rate: number(first, 200), seconds: number(second, 30) }),
  fuzz: () => fuzz(number(first, 20_000)),
  schedules: () => schedules(number(first, 100_000)),
};

const run = tests[name];
if (!run) {
  console.error(`Say what to run: ${Object.keys(tests).join(', ')}. "npm run stress -- kills 200"`);
  process.exit(2);
}
console.log(await run());
