import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openCounterStore } from '../../../netlify/functions/_shared/counters/counts.ts';
import { createTasks } from '../../../tools/local-platform/function-context.ts';
import { loadFunctions } from '../../../tools/local-platform/functions.ts';
import { runScheduled } from '../../../tools/local-platform/run-function.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { counted, send } from './visits.ts';

const stored = () => openCounterStore().get('counts/1', { type: 'json' });

it('visitors are deleted twenty minutes into the next day', async () => {
  await connectBlobs();
  await send('1/views', { now: '2026-01-05T12:00:00Z' });
  const functions = await loadFunctions(resolve(import.meta.dirname, '../../../netlify/functions'));
  const runAt = (time: string) =>
    runScheduled(functions, new Date(`2026-11-21T${time}Z`), 'http://localhost', createTasks());
  await runAt('00:19:00');
  expect(await stored()).toHaveProperty('visitors');
  await runAt('00:20:00');
  expect(await stored()).toEqual({ views: 1, downloads: 0 });
  expect(await counted()).toEqual({ views: 1, downloads: 0 });
});
