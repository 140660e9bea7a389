import { resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { createTasks } from '../../../tools/local-platform/function-context.ts';
import { loadFunctions } from '../../../tools/local-platform/functions.ts';
import { runScheduled } from '../../../tools/local-platform/run-function.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { keep } from '../inbox/submissions.ts';

const functions = resolve(import.meta.dirname, '../../../netlify/functions');

it('the sweep runs every six hours and keeps records for 180 days', async () => {
  await connectBlobs();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const young = await keep('AAAAAAAA', { receivedAt: hoursAgo(180 * 24 - 1) });
  const old = await keep('BBBBBBBB', { receivedAt: hoursAgo(180 * 24 + 1) });
  const loaded = await loadFunctions(functions);
  const runAt = (time: string) =>
    runScheduled(loaded, new Date(`2026-11-21T${time}:00Z`), 'http://localhost', createTasks());
  const store = openStore('submissions');
  await runAt('11:40');
  expect(await store.get(old)).not.toBeNull();
  await runAt('12:40');
  expect([await store.get(old), await store.get(young)]).toEqual([null, expect.any(String)]);
});
