import fc from 'fast-check';

/** Lets calls that wait go on one at a time, in an order that a list of choices makes. */
export interface Turns {
  /** Resolves when it is the turn of this call of `process`. */
  wait: (process: string) => Promise<void>;
  /** Goes on until nobody waits any more. */
  goOn: () => Promise<void>;
}

/** What was awaited has gone on as far as it can: only timers are left. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Turns in the order of `choices` (see plan.ts). */
export function createTurns(choices: readonly number[]): Turns {
  // fast-check's scheduler follows this list while it grows.
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
    wait(process) {
      tasks++;
      waiting.push({ task: tasks, process });
      return scheduler.schedule(Promise.resolve());
    },
    async goOn() {
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
