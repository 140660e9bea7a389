import type { Failure, FailureKind } from './engine.ts';

/** Milliseconds before each retry of a load. */
const retryDelaysMs = [1000, 2000, 4000];

export interface RecoveryActions {
  reload: () => void;
  recover: () => void;
  giveUp: (kind: FailureKind) => void;
}

/**
 * Decides how to react to an engine's failures: a failed load is retried after each of the delays, decoding
 * is restarted once, and then `giveUp` is called, once. Progress resets the retries.
 */
export function recovery({ reload, recover, giveUp }: RecoveryActions) {
  let retries = 0;
  let recovered = false;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    failed({ kind, remedy }: Failure): void {
      if (over) return;
      const delay = retryDelaysMs[retries];
      clearTimeout(timer);
      if ((remedy === 'recover' || remedy === 'recovering') && !recovered) {
        recovered = true;
        if (remedy === 'recover') recover();
      } else if (remedy === 'reload' && delay !== undefined) {
        retries += 1;
        timer = setTimeout(reload, delay);
      } else {
        over = true;
        giveUp(kind);
      }
    },
    progressed(): void {
      retries = 0;
    },
  };
}
