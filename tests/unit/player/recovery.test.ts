import { expect, it } from 'vitest';
import type { Failure } from '../../../src/player/failure.ts';
import { type Clock, recovery } from '../../../src/player/recovery.ts';

const unloaded: Failure = { kind: 'network', cure: 'reload' };
const damaged: Failure = { kind: 'decode', cure: 'recover' };

/** Notes what is done, and when, on a clock that only `pass` moves. */
function scene() {
  const done: string[] = [];
  const waiting = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const clock: Clock = {
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
  };
  const note = (what: string) => () => done.push(`${what} at ${now}`);
  const care = recovery(
    {
      reload: note('reload'),
      recover: note('recover'),
      giveUp: (kind) => note(`give up ${kind}`)(),
    },
    clock,
  );
  function pass(milliseconds: number): void {
    now += milliseconds;
    for (const timer of [...waiting].filter(({ at }) => at <= now)) {
      waiting.delete(timer);
      timer.run();
    }
  }
  return { ...care, done, pass };
}

it('loads again after 1, 2 and 4 seconds, and then gives up', () => {
  const { failed, pass, done } = scene();
  for (const wait of [1000, 2000, 4000]) {
    failed(unloaded);
    pass(wait - 1);
    pass(1);
  }
  failed(unloaded);
  expect(done).toEqual([
    'reload at 1000',
    'reload at 3000',
    'reload at 7000',
    'give up network at 7000',
  ]);
});

it('has all tries again after progress', () => {
  const { failed, progressed, pass, done } = scene();
  for (const wait of [1000, 2000, 4000]) {
    failed(unloaded);
    pass(wait);
  }
  progressed();
  failed(unloaded);
  pass(1000);
  expect(done.at(-1)).toBe('reload at 8000');
});

it('decodes again once, whoever does it', () => {
  const own = scene();
  own.failed(damaged);
  own.progressed();
  own.failed(damaged);
  expect(own.done).toEqual(['recover at 0', 'give up decode at 0']);
  const engines = scene();
  engines.failed({ kind: 'decode', cure: 'recovering' });
  engines.failed(damaged);
  expect(engines.done).toEqual(['give up decode at 0']);
});

it('gives up at once what nothing mends, and says so once', () => {
  const { failed, pass, done } = scene();
  failed(unloaded);
  failed({ kind: 'playlists' });
  failed(damaged);
  pass(9000);
  expect(done).toEqual(['give up playlists at 0']);
});
