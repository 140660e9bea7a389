import fc from 'fast-check';
import { plans } from './schedules/plan.ts';
import { play } from './schedules/play.ts';

export interface Search {
  schedules: number;
  seed?: number;
  /** `false`: on a store that ignores the conditions of writes, which must be found. */
  honest?: boolean;
  /** Told after each schedule. */
  onSchedule?: (count: number) => void;
}

/** Plays so many schedules; returns the shortest that breaks a rule, with all that happened in it. */
export async function badSchedule({
  schedules,
  seed,
  honest = true,
  onSchedule,
}: Search): Promise<string | undefined> {
  let count = 0;
  const property = fc.asyncProperty(plans, async (plan) => {
    const broken = await play(plan, honest);
    onSchedule?.(++count);
    if (broken) throw new Error(broken);
  });
  const result = await fc.check(property, { numRuns: schedules, ...(seed && { seed }) });
  if (!result.failed) return undefined;
  const [plan] = result.counterexample ?? [];
  const { message } = result.errorInstance as Error;
  return `${message}\n${JSON.stringify(plan)}, after ${result.numShrinks} shrinks, seed ${result.seed}`;
}

/** Plays so many schedules; rejects with the shortest bad one. */
export async function schedules(count: number): Promise<string> {
  const log = console.error;
  // The tested code logs each failure.
  console.error = () => undefined;
  const start = performance.now();
  const bad = await badSchedule({
    schedules: count,
    onSchedule: (played) => played % 10_000 === 0 && log(`${played} of ${count}`),
  }).finally(() => {
    console.error = log;
  });
  if (bad) throw new Error(bad);
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${count} schedules of posts and runs in ${seconds} s: nothing lost, and nothing sent again that was noted or that another claim was sending.`;
}
