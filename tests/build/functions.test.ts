import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, it, onTestFinished } from 'vitest';
import { formNames } from '../../src/forms/registry.ts';

const functions = resolve(import.meta.dirname, '../../netlify/functions');
const names = readdirSync(functions).flatMap((file) => /^(.*)\.ts$/.exec(file)?.[1] ?? []);

// Bundled with the modules that the build has written for the functions.
it('Netlify finds every function, with a schedule, or with paths and a rate limit per visitor', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bundles = await zipFunctions(functions, folder, {
    archiveFormat: 'none',
    basePath: resolve(functions, '../..'),
  });
  expect(bundles.map(({ name }) => name).sort()).toEqual(names.sort());

  const posted = bundles.filter(({ schedule }) => schedule === undefined);
  for (const { name, routes = [], trafficRules } of posted) {
    expect(routes, name).not.toEqual([]);
    // All methods: the function rejects unsupported ones itself.
    for (const { methods } of routes) expect(methods, name).toEqual([]);
    expect(trafficRules, name).toMatchObject({
      action: {
        type: 'rate_limit',
        config: {
          rateLimitConfig: { windowLimit: expect.any(Number), windowSize: 60 },
          aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
        },
      },
    });
  }
  const paths = posted.flatMap(({ routes = [] }) =>
    routes.map((route) => ('literal' in route ? route.literal : route.pattern)),
  );
  expect(paths).toEqual(expect.arrayContaining(formNames.map((form) => `/api/${form}`)));
  expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { name, schedule, routes = [] } of bundles) {
    if (schedule !== undefined) expect({ name, routes }).toEqual({ name, routes: [] });
  }
}, 60_000);
