import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, it, onTestFinished } from 'vitest';

it('the platform reads the counters’ paths, methods, rate limit and schedule', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const functions = resolve(import.meta.dirname, '../../../netlify/functions');
  const bundles = await zipFunctions(functions, folder, {
    archiveFormat: 'none',
    basePath: resolve(functions, '../..'),
  });
  const counter = bundles.find(({ name }) => name === 'journal-counter');
  expect(counter?.routes).toMatchObject([
    { pattern: '/api/journals/:id', methods: [] },
    { pattern: '/api/journals/:id/:kind', methods: [] },
  ]);
  expect(counter?.trafficRules).toMatchObject({
    action: {
      type: 'rate_limit',
      config: {
        rateLimitConfig: { windowLimit: 300, windowSize: 60 },
        aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
      },
    },
  });
  const fold = bundles.find(({ name }) => name === 'fold-journal-counters');
  expect(fold).toMatchObject({ schedule: '20 0 * * *', routes: [] });
});
