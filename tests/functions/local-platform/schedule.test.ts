import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTasks } from '../../../tools/local-platform/function-context.ts';
import { isDue, loadFunctions } from '../../../tools/local-platform/functions.ts';
import { everyMinute, runScheduled } from '../../../tools/local-platform/run-function.ts';
import { startSite } from './site.ts';

// A Saturday.
const DATE = new Date('2026-11-21T06:40:12Z');

it.each([
  ['* * * * *', true],
  ['*/10 * * * *', true],
  ['*/7 * * * *', false],
  ['40 6 * * *', true],
  ['41 6 * * *', false],
  ['30-45 6,18 * * *', true],
  ['10/15 * * * *', true],
  ['* * 1 * *', false],
  ['* * */10 * *', true],
  ['* * * 11 6', true],
  ['* * * * 1-5', false],
  ['* * * NOV SAT', true],
  ['@hourly', false],
])('%s is due at 06:40 on Saturday 21 November: %s', (schedule, due) => {
  expect(isDue(schedule, DATE)).toBe(due);
});

it.each(['soon', '* * * *', '* * * * * *', '*/x * * * *'])(
  '"%s" is not a valid schedule',
  (schedule) => {
    expect(() => isDue(schedule, DATE)).toThrow('CronPattern');
  },
);

it('runs only the functions that are due', async () => {
  const { url } = await startSite();
  const functions = await loadFunctions(join(import.meta.dirname, 'fixtures'));
  const tasks = createTasks();
  for (const time of ['05:59', '06:00', '06:01', '07:00']) {
    await runScheduled(functions, new Date(`2026-11-21T${time}:00Z`), url, tasks);
    await tasks.settled();
  }
  expect(await getStore({ name: 'counter', consistency: 'strong' }).get('n')).toBe('2');
});

it('ticks at the start of every minute until stopped', () => {
  vi.useFakeTimers({ now: DATE });
  onTestFinished(() => void vi.useRealTimers());
  const minutes: string[] = [];
  const end = everyMinute((minute) => minutes.push(minute.toISOString().slice(0, 16)));
  vi.advanceTimersByTime(150_000);
  end();
  vi.advanceTimersByTime(120_000);
  expect(minutes).toEqual(['2026-11-21T06:41', '2026-11-21T06:42']);
});
