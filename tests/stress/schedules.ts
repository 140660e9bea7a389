import fc from 'fast-check';
import { plans } from './schedules/plan.ts';
import { simulate } from './schedules/simulate.ts';

interface Search {
  /** How many to try. */
  schedules: number;
  seed?: number;
  /** `false` simulates a store that ignores the conditions of writes. */
  conditionalWrites?: boolean;
  /** Called after each schedule with their count. */
  onSchedule?: (count: number) => void;
}

/**
 * Tries random schedules. Resolves to a minimal one that violates a rule, with all its events; to
 * undefined when there is none.
 */
export async function findBadSchedule({
  schedules,
  seed,
  conditionalWrites = true,
  onSchedule,
}: Search): Promise<string | undefined> {
  let count = 0;
  const property = fc.asyncProperty(plans, async (plan) => {
    const violation = await simulate(plan, conditionalWrites);
    onSchedule?.(++count);
    if (violation) throw new Error(violation);
  });
  const result = await fc.check(property, { numRuns: schedules, ...(seed && { seed }) });
  if (!result.failed) return undefined;
  const [plan] = result.counterexample ?? [];
  const { message } = result.errorInstance as Error;
  return `${message}\n${JSON.stringify(plan)}, after ${result.numShrinks} shrinks, seed ${result.seed}`;
}

/** Tries so many schedules. Resolves to the report; rejects with a minimal bad schedule. */
export async function schedules(count: number): Promise<string> {
  const log = console.error;
  // The code under test logs each failure.
  console.error = () => undefined;
  const start = performance.now();
  const bad = await findBadSchedule({
    schedules: count,
    onSchedule: (done) => done % 10_000 === 0 && log(`${done} of ${count}`),
  }).finally(() => {
    console.error = log;
  });
  if (bad) throw new Error(bad);
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${count} schedules of posts and runs in ${seconds} s: nothing lost; nothing sent twice that was saved as sent or that another claim was sending.`;
}
