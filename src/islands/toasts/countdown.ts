/** A timer that is stopped while there is a reason to pause it. */
export interface Countdown {
  pause: (reason: string) => void;
  resume: (reason: string) => void;
  stop: () => void;
}

/** Runs `done` after `durationMs`, not counting pauses. */
export function countdown(durationMs: number, done: () => void): Countdown {
  const pauses = new Set<string>();
  let left = durationMs;
  let started = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    started = performance.now();
    timer = setTimeout(done, left);
  }

  function stop(): void {
    clearTimeout(timer);
  }

  run();
  return {
    pause(reason) {
      if (pauses.size === 0) {
        stop();
        left -= performance.now() - started;
      }
      pauses.add(reason);
    },
    resume(reason) {
      if (pauses.delete(reason) && pauses.size === 0) run();
    },
    stop,
  };
}
