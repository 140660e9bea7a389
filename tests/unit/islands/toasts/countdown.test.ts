import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countdown } from '../../../../src/islands/toasts/countdown.ts';

const done = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  done.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends after its duration, and not a millisecond earlier', () => {
  countdown(5_000, done);
  vi.advanceTimersByTime(4_999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

it('keeps the remaining time through every pause', () => {
  const wait = countdown(5_000, done);
  for (const reason of ['mouseenter', 'window']) {
    vi.advanceTimersByTime(2_000);
    wait.pause(reason);
    vi.advanceTimersByTime(60_000);
    wait.resume(reason);
  }
  vi.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

it('stays paused until every reason to pause is gone', () => {
  const wait = countdown(5_000, done);
  vi.advanceTimersByTime(4_000);
  wait.pause('mouseenter');
  wait.pause('mouseenter');
  wait.pause('window');
  wait.resume('mouseenter');
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  wait.resume('window');
  vi.advanceTimersByTime(1_000);
  expect(done).toHaveBeenCalledOnce();
});

it('ignores the end of a pause that never started', () => {
  const wait = countdown(5_000, done);
  wait.resume('window');
  vi.advanceTimersByTime(5_000);
  expect(done).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledOnce();
});

it('never ends after it is stopped', () => {
  countdown(5_000, done).stop();
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});
