import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { outbox } from '../../../tools/doctor/checks/messages.ts';
import { testForm } from '../../../tools/doctor/checks/test-form.ts';
import { diagnose } from '../../../tools/doctor/diagnose.ts';
import { createSite } from '../../../tools/doctor/site.ts';
import { openSiteStore } from '../../../tools/doctor/store.ts';
import { startBlobs } from '../../../tools/local-platform/blobs.ts';
import { temporaryFolder } from '../contract/blobs-store.ts';
import { serve } from './server.ts';

const deployed = new URL('https://camu.example');

afterEach(() => void vi.unstubAllEnvs());

function stub(id: string, token: string, api = ''): void {
  vi.stubEnv('NETLIFY_SITE_ID', id);
  vi.stubEnv('NETLIFY_AUTH_TOKEN', token);
  vi.stubEnv('NETLIFY_API_URL', api);
}

it.each([
  ['neither', '', '', /^set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN/],
  ['no token', 'x', '', /^NETLIFY_AUTH_TOKEN is not set/],
  ['no site', '', 'x', /^NETLIFY_SITE_ID is not set/],
])('says what to set for a deployed site with %s', async (_, id, token, todo) => {
  stub(id, token);
  const store = await openSiteStore(deployed, undefined);
  expect(store).toEqual({ inbox: undefined, todo: expect.stringMatching(todo) });
  expect(await outbox.run(createSite(deployed, { post: false, store }))).toMatchObject({
    state: 'not checked',
    todo: expect.stringMatching(todo),
  });
});

it('opens the deployed site’s store with a token', async () => {
  const { context, close } = await startBlobs(temporaryFolder());
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context);
  const { edgeURL, token, siteID } = JSON.parse(Buffer.from(context, 'base64').toString());
  stub(siteID, token, edgeURL);
  const store = await openSiteStore(deployed, undefined);
  const at = new Date().toISOString();
  await store.inbox?.openStore('deliveries').setJSON('last-run', { at, channels: [] });
  const site = createSite(deployed, { post: false, store });
  expect(await outbox.run(site)).toMatchObject({ state: 'ok' });
  await store.inbox?.openStore('deliveries').set('last-run', 'nonsense');
  expect(await outbox.run(site)).toMatchObject({ state: 'fault' });
  await close();
});

it('opens no deployed store for a site on this computer', async () => {
  stub('x', 'y', 'http://127.0.0.1:9');
  const folder = temporaryFolder();
  expect(await openSiteStore(new URL('http://localhost:8888'), folder)).toEqual({
    inbox: undefined,
    todo: expect.stringContaining(`There is no store in ${folder}`),
  });
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
  const { close } = await startBlobs(join(folder, 'blobs'));
  const { inbox } = await openSiteStore(new URL('http://localhost:8888'), folder);
  expect(inbox?.place).toBe('on this machine');
  await inbox?.close();
  await close();
});

it('leaves the test form for a person to delete if Netlify rejects the token', async () => {
  const { context, close } = await startBlobs(temporaryFolder());
  onTestFinished(close);
  const { edgeURL, siteID } = JSON.parse(Buffer.from(context, 'base64').toString());
  stub(siteID, 'wrong', edgeURL);
  const store = await openSiteStore(deployed, undefined);
  const site = createSite(deployed, { post: false, store });
  site.posted = { reference: 'CAMU-2026-00000000', token: 'x' };
  expect(await testForm.run(site)).toEqual({
    state: 'not checked',
    found: 'CAMU-2026-00000000 is still in the inbox',
    todo: expect.stringMatching(
      /^Netlify rejects the token \(403\).*; then: npm run inbox -- delete CAMU-2026-00000000 --yes$/,
    ),
  });
  const url = new URL(await serve((_, response) => response.end()));
  const results = await Array.fromAsync(diagnose(createSite(url, { post: false, store })));
  expect(results).toContainEqual({
    name: 'scheduled functions',
    finding: {
      state: 'not checked',
      found: 'the store can’t be read',
      todo: expect.stringMatching(/^Netlify rejects the token \(403\)/),
    },
  });
});
