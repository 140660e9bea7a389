import { expect, it } from 'vitest';
import { loadOnce } from '../../../src/memoize/load-once.ts';

it('loads once for all callers', async () => {
  let loads = 0;
  const load = loadOnce(async () => ++loads);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

it('loads again after a failure', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  await expect(Promise.all([load(), load()])).rejects.toThrow('offline');
  expect(await load()).toBe(2);
});
