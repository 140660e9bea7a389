import type { Failure, FailureKind } from './failure.ts';

/** Milliseconds before each further try to load. */
export const delays = [1000, 2000, 4000];

interface Actions {
  reload: () => void;
  recover: () => void;
  giveUp: (kind: FailureKind) => void;
}

export interface Clock {
  set: (run: () => void, milliseconds: number) => unknown;
  clear: (timer: never) => void;
}

const browserClock: Clock = {
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (timer) => window.clearTimeout(timer),
};

/**
 * What is done about failures: what could not be loaded is asked for after each of the delays, and
 * a decoder is set up afresh once; then it is given up. Progress allows for all tries again.
 */
export function recovery({ reload, recover, giveUp }: Actions, clock: Clock = browserClock) {
  let tries = 0;
  let recovered = false;
  let timer: unknown;
  return {
    failed({ kind, cure }: Failure): void {
      const delay = delays[tries];
      if (cure === 'recover' && !recovered) {
        recovered = true;
        recover();
      } else if (cure === 'reload' && delay !== undefined) {
        tries += 1;
        clock.clear(timer as never);
        timer = clock.set(reload, delay);
      } else {
        giveUp(kind);
      }
    },
    progressed(): void {
      tries = 0;
    },
    stop(): void {
      clock.clear(timer as never);
    },
  };
}
