import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '../../../../src/islands/video-player/engine.ts';
import { recovery } from '../../../../src/islands/video-player/recovery.ts';

const notLoaded: Failure = { kind: 'network', remedy: 'reload' };
const damaged: Failure = { kind: 'decode', remedy: 'recover' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records the actions taken, and their delays in ms. */
function scene() {
  const done: string[] = [];
  const start = Date.now();
  const record = (what: string) => () => done.push(`${what} at ${Date.now() - start}`);
  const { failed, progressed } = recovery({
    reload: record('reload'),
    recover: record('recover'),
    giveUp: (kind) => record(`give up ${kind}`)(),
  });
  return { failed, progressed, done };
}

it('retries after 1, 2 and 4 seconds, and then gives up', () => {
  const { failed, done } = scene();
  for (const delay of [1000, 2000, 4000]) {
    failed(notLoaded);
    vi.advanceTimersByTime(delay);
  }
  failed(notLoaded);
  expect(done).toEqual([
    'reload at 1000',
    'reload at 3000',
    'reload at 7000',
    'give up network at 7000',
  ]);
});

it('resets the number of retries after progress', () => {
  const { failed, progressed, done } = scene();
  for (const delay of [1000, 2000, 4000]) {
    failed(notLoaded);
    vi.advanceTimersByTime(delay);
  }
  progressed();
  failed(notLoaded);
  vi.advanceTimersByTime(1000);
  expect(done.at(-1)).toBe('reload at 8000');
});

it('restarts decoding only once, whether it or the engine does so', () => {
  const own = scene();
  own.failed(damaged);
  own.progressed();
  own.failed(damaged);
  expect(own.done).toEqual(['recover at 0', 'give up decode at 0']);
  const engines = scene();
  engines.failed({ kind: 'decode', remedy: 'recovering' });
  engines.failed(damaged);
  expect(engines.done).toEqual(['give up decode at 0']);
});

it('gives up at once, and only once, on an unrecoverable error', () => {
  const { failed, done } = scene();
  failed(notLoaded);
  failed({ kind: 'playlists' });
  failed(damaged);
  vi.advanceTimersByTime(9000);
  expect(done).toEqual(['give up playlists at 0']);
});
