import { expect, it, onTestFinished, vi } from 'vitest';
import { memoize, memoizeContent } from '../../../src/memoize/memoize.ts';

it('computes once for the same arguments', () => {
  const calls: string[] = [];
  const join = memoize((first: string, second = '') => {
    calls.push(`${first} ${second}`);
    return first + second;
  });
  expect([join('a', 'b'), join('a', 'b'), join('a')]).toEqual(['ab', 'ab', 'a']);
  expect(calls).toEqual(['a b', 'a ']);
});

it('caches undefined too', () => {
  let calls = 0;
  const nothing = memoize((_key: string) => {
    calls += 1;
  });
  nothing('a');
  nothing('a');
  expect(calls).toBe(1);
});

it.each([
  ['in development', true, 3],
  ['in a build', false, 2],
])('reads content as often as it must %s', (_when, isDevelopment, expected) => {
  vi.stubEnv('DEV', isDevelopment);
  onTestFinished(() => void vi.unstubAllEnvs());
  let calls = 0;
  const read = memoizeContent((_type: string) => ++calls);
  read('news');
  read('news');
  read('staff');
  expect(calls).toBe(expected);
});
