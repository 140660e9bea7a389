import { outcomeOf } from './commands/run.ts';
import type { Outcome } from './outcome.ts';

/** Runs a stress test so often. */
export const stress =
  (test: 'kills' | 'fuzz' | 'schedules', times: number) => (): Promise<Outcome> =>
    outcomeOf(
      { program: 'npm', args: ['run', '--silent', 'stress', '--', test, String(times)] },
      'the forms lose, repeat or refuse what they must not: tell the developers',
    );
