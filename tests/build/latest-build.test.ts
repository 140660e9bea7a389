import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPlatform } from '../../tools/local-platform/server.ts';
import { dist, findProblems } from './site.ts';

const path = '/_astro/builds/latest.json';
const latest: unknown = JSON.parse(await readFile(join(dist, path), 'utf8'));

it('has the id and the time of the build', () => {
  expect(latest).toEqual({ id: expect.stringMatching(/^\w+$/), timestamp: expect.any(Number) });
  const { timestamp } = latest as { timestamp: number };
  expect(timestamp).toBeGreaterThan(Date.UTC(2026));
  expect(timestamp).toBeLessThanOrEqual(Date.now());
});

it('has the same id on every page', () => {
  const { id } = latest as { id: string };
  expect(
    findProblems(({ $ }) => {
      const named = $('meta[name=build-id]').attr('content');
      return named === id ? [] : [`build-id ${named}`];
    }),
  ).toEqual([]);
});

it('is revalidated each time, unlike the other files in /_astro', async () => {
  const data = await mkdtemp(join(tmpdir(), 'latest-build-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const site = await startPlatform({ root: join(dist, '..'), dist, dataDirectory: data });
  onTestFinished(site.close);
  const response = await fetch(site.url + path);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.json()).toEqual(latest);
});
