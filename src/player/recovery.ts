import type { Failure, FailureKind } from './failure.ts';

/** Milliseconds before each further try to load. */
export const delays = [1000, 2000, 4000];

export interface Actions {
  reload: () => void;
  recover: () => void;
  giveUp: (kind: FailureKind) => void;
}

/** `after` runs something later, and gives what calls that off. */
export interface Clock {
  after: (milliseconds: number, run: () => void) => () => void;
}

const browserClock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * What is done about failures: what could not be loaded is asked for after each of the delays, and
 * a film is decoded again once; then it is given up. Progress allows for all tries again.
 */
export function recovery({ reload, recover, giveUp }: Actions, clock: Clock = browserClock) {
  let tries = 0;
  let recovered = false;
  let over = false;
  let callOff = () => {};
  return {
    failed({ kind, cure }: Failure): void {
      if (over) return;
      const delay = delays[tries];
      callOff();
      if ((cure === 'recover' || cure === 'recovering') && !recovered) {
        recovered = true;
        if (cure === 'recover') recover();
      } else if (cure === 'reload' && delay !== undefined) {
        tries += 1;
        callOff = clock.after(delay, reload);
      } else {
        over = true;
        giveUp(kind);
      }
    },
    progressed(): void {
      tries = 0;
    },
  };
}
