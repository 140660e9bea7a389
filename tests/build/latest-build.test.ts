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

it('has the same id whatever the content and the deploy, so that open pages are not reloaded', async () => {
  const university = await readFile(join(import.meta.dirname, '../../dist', path), 'utf8');
  expect(JSON.parse(university)).toMatchObject({ id: (latest as { id: string }).id });
});

it('names no deploy in addresses, so that browser caches stay valid', () => {
  // DEPLOY_ID of the test site's build: tools/test/builds.mjs.
  expect(findProblems(({ html }) => html.match(/0123456789abcdef01234567/g) ?? [])).toEqual([]);
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
