import fc from 'fast-check';
import { plans } from './schedules/plan.ts';
import { simulate } from './schedules/simulate.ts';

interface Search {
  seed?: number;
  /** `false` simulates a store that ignores the conditions of writes. */
  conditionalWrites?: boolean;
  /** Called after each schedule with their count. */
  onSchedule?: (count: number) => void;
}

/**
 * Tries random schedules of posts, runs and failures. Rejects when one violates a rule, with the smallest
 * plan that does and all that happened.
 */
export async function trySchedules(
  schedules: number,
  { seed, conditionalWrites = true, onSchedule }: Search = {},
): Promise<void> {
  let count = 0;
  const property = fc.asyncProperty(plans, fc.scheduler(), async (plan, scheduler) => {
    const violation = await simulate(plan, scheduler, conditionalWrites);
    onSchedule?.(++count);
    if (violation) throw new Error(violation);
  });
  const options = { numRuns: schedules, includeErrorInReport: true, ...(seed && { seed }) };
  await fc.assert(property, options);
}

/** Tries so many schedules. Resolves to the report; rejects as `trySchedules`. */
export async function schedules(count: number): Promise<string> {
  const log = console.error;
  // The code under test logs each failure.
  console.error = () => undefined;
  const start = performance.now();
  await trySchedules(count, {
    onSchedule: (done) => done % 10_000 === 0 && log(`${done} of ${count}`),
  }).finally(() => {
    console.error = log;
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${count} schedules of posts and runs in ${seconds} s: nothing lost; nothing sent twice that was saved as sent or that another claim was sending.`;
}
