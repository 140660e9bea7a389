import { expect, it } from 'vitest';
import { findBadSchedule } from '../../stress/schedules.ts';
import { watchLog } from './outbox.ts';

watchLog();

it('no order of posts, runs and failures loses a form or repeats a confirmed message', async () => {
  expect(await findBadSchedule({ schedules: 200 })).toBeUndefined();
});

it('finds two senders on a store that ignores the conditions of writes, without other processes', async () => {
  const bad = await findBadSchedule({ schedules: 200, seed: 20261121, conditionalWrites: false });
  expect(bad).toMatch(/^.* (sends|claims) /);
  expect(bad).toMatch(/"processes":\["[^"]*","[^"]*"\],"faults":\[\],"jumps":\[\]/);
});
