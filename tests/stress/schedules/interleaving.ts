import fc from 'fast-check';

/** Lets waiting calls proceed one at a time, in an order given by a list of choices. */
interface Interleaving {
  /** Resolves when it is this call's turn. */
  waitForTurn: (process: string) => Promise<void>;
  /** Runs until no call is waiting. */
  runAll: () => Promise<void>;
}

/** Resolves when all pending promises have settled, except those that wait for timers or turns. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Creates an interleaving by `choices` (see plan.ts). */
export function createInterleaving(choices: readonly number[]): Interleaving {
  // fast-check's scheduler reads this list as it grows.
  const order: number[] = [];
  const scheduler = fc.schedulerFor(order);
  const waiting: { task: number; process: string }[] = [];
  let tasks = 0;
  const pick = (choice: number, last: string): number => {
    if (choice > 0) return (choice - 1) % waiting.length;
    return Math.max(
      0,
      waiting.findIndex(({ process }) => process === last),
    );
  };
  return {
    waitForTurn(process) {
      tasks++;
      waiting.push({ task: tasks, process });
      return scheduler.schedule(Promise.resolve());
    },
    async runAll() {
      let last = '';
      await settled();
      for (let step = 0; waiting.length > 0; step++) {
        const [next] = waiting.splice(pick(choices[step] ?? 0, last), 1);
        if (!next) return;
        last = next.process;
        order.push(next.task);
        await scheduler.waitNext(1);
        await settled();
      }
    },
  };
}
