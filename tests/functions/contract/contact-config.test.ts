import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, it, onTestFinished } from 'vitest';

it('the platform reads the path and the rate limit, and sees no shared code as a function', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const functions = resolve(import.meta.dirname, '../../../netlify/functions');
  const bundles = await zipFunctions(functions, folder, {
    archiveFormat: 'none',
    basePath: resolve(functions, '../..'),
  });
  expect(bundles.map(({ name }) => name)).not.toContain('_shared');
  const contact = bundles.find(({ name }) => name === 'contact');
  expect(contact?.routes).toMatchObject([{ literal: '/api/contact', methods: [] }]);
  expect(contact?.trafficRules).toMatchObject({
    action: {
      type: 'rate_limit',
      config: {
        rateLimitConfig: { windowLimit: 20, windowSize: 60 },
        aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
      },
    },
  });
});
