import { expect, it } from 'vitest';
import { trySchedules } from '../../stress/schedules.ts';
import { watchLog } from './outbox.ts';

watchLog();

it('no order of posts, runs and failures loses a form or repeats a confirmed message', async () => {
  await trySchedules(200);
});

it('finds two senders on a store that ignores the conditions of writes, without other processes', async () => {
  const search = trySchedules(200, { seed: 20261121, conditionalWrites: false });
  await expect(search).rejects.toThrow(/^.* (sends|claims) /m);
  await expect(search).rejects.toThrow(/"processes":\["[^"]*","[^"]*"\],"faults":\[\]/);
});
