import { expect, it } from 'vitest';
import { memoize } from '../../../src/memoize/memoize.ts';

it('computes once for the same arguments', () => {
  const calls: string[] = [];
  const join = memoize((first: string, second = '') => {
    calls.push(`${first} ${second}`);
    return first + second;
  });
  expect([join('a', 'b'), join('a', 'b'), join('a')]).toEqual(['ab', 'ab', 'a']);
  expect(calls).toEqual(['a b', 'a ']);
});

it('remembers undefined too', () => {
  let calls = 0;
  const nothing = memoize((_key: string) => {
    calls += 1;
  });
  nothing('a');
  nothing('a');
  expect(calls).toBe(1);
});
