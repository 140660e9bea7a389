import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadFunctions } from '../../../platform/functions.ts';
import { runScheduled } from '../../../platform/run-function.ts';
import { createTasks } from '../../../platform/tasks.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { allKeys, counted, send } from './visits.ts';

it('the visits are folded twenty minutes into the day', async () => {
  await connectBlobs();
  await send('1/views', { now: '2026-01-05T12:00:00Z' });
  const functions = await loadFunctions(resolve(import.meta.dirname, '../../../netlify/functions'));
  const runAt = (time: string) =>
    runScheduled(functions, new Date(`2026-11-21T${time}Z`), 'http://localhost', createTasks());
  await runAt('00:19:00');
  expect(await allKeys()).toHaveLength(2);
  await runAt('00:20:00');
  expect(await allKeys()).toEqual(['1/totals']);
  expect(await counted()).toEqual({ views: 1, downloads: 0 });
});
