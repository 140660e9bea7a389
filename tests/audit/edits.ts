import { outcomeOf } from './commands/run.ts';
import type { Outcome } from './outcome.ts';

const runs = 20;

/** Builds the test site with many random edits of owners; `npm test` builds it with one such series. */
export function auditEdits(): Promise<Outcome> {
  const seed = String(Date.now() % 1_000_000);
  return outcomeOf(
    {
      program: 'vitest',
      args: ['run', '--project', 'build', 'tests/build/edits'],
      env: { EDIT_RUNS: String(runs), EDIT_SEED: seed },
    },
    `tell the developers: EDIT_SEED=${seed} repeats it, and EDIT_RUNS says how many`,
  );
}
