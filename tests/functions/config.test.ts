import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formNames } from '../../src/forms/registry.ts';

const functions = resolve(import.meta.dirname, '../../netlify/functions');
const files = readdirSync(functions).filter((file) => file.endsWith('.ts'));

/** The configuration of each function: its paths and rate limit, or its schedule. */
const expected: Record<string, { paths: string[]; perMinute: number } | { schedule: string }> = {
  ...Object.fromEntries(
    formNames.map((form) => [form, { paths: [`/api/${form}`], perMinute: 20 }]),
  ),
  'bot-challenge': { paths: ['/api/bot-challenge'], perMinute: 60 },
  'cms-auth': { paths: ['/api/cms/auth'], perMinute: 20 },
  'cms-callback': { paths: ['/api/cms/callback'], perMinute: 20 },
  'delete-rare-searches': { schedule: '25 0 * * *' },
  'fold-journal-counters': { schedule: '20 0 * * *' },
  'journal-counter': {
    paths: ['/api/journals/:id', '/api/journals/:id/:kind'],
    perMinute: 300,
  },
  'search-counter': { paths: ['/api/searches'], perMinute: 20 },
  'send-outbox': { schedule: '*/5 * * * *' },
  'sweep-submissions': { schedule: '40 */6 * * *' },
};

let folder = '';
let bundles: Awaited<ReturnType<typeof zipFunctions>> = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'functions-'));
  bundles = await zipFunctions(functions, folder, {
    archiveFormat: 'none',
    basePath: resolve(functions, '../..'),
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('bundles every file as a function, and no shared code', () => {
  const names = files.map((file) => file.replace('.ts', ''));
  expect(bundles.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(names).toEqual(Object.keys(expected).sort());
});

describe.each(Object.entries(expected))('the configuration of %s', (name, wanted) => {
  const bundle = () => bundles.find((one) => one.name === name);

  if ('schedule' in wanted) {
    it('has its schedule', () => {
      expect(bundle()).toMatchObject({ schedule: wanted.schedule, routes: [] });
    });
    return;
  }

  it('has its paths for all methods, so that it can reject unsupported ones itself', () => {
    const routes = bundle()?.routes?.map((route) => ({
      path: 'literal' in route ? route.literal : route.pattern,
      methods: route.methods,
    }));
    expect(routes).toEqual(wanted.paths.map((path) => ({ path, methods: [] })));
  });

  it('has its rate limit per visitor', () => {
    expect(bundle()?.trafficRules).toMatchObject({
      action: {
        type: 'rate_limit',
        config: {
          rateLimitConfig: { windowLimit: wanted.perMinute, windowSize: 60 },
          aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
        },
      },
    });
  });
});
