import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getStore, listStores } from '@netlify/blobs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { receive } from '../../../netlify/functions/_shared/receive.ts';
import { servicesOf } from '../../../netlify/functions/_shared/services.ts';
import { startPlatform } from '../../../tools/local-platform/server.ts';
import { production } from '../production.ts';
import { connectBlobs } from './blobs-store.ts';
import { anora } from './contact-posts.ts';
import { formPost } from './requests.ts';

const keysIn = async (name: string) => (await getStore(name).list()).blobs.map(({ key }) => key);

async function post(deploy: typeof production) {
  const request = new Request('http://localhost/api/contact', formPost(anora));
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const response = await receive('contact', request, { deploy, ip: '192.0.2.1', waitUntil });
  await Promise.all(work);
  return response.status;
}

describe('a post to', () => {
  it('production is stored in the site’s stores', async () => {
    await connectBlobs();
    expect(await post(production)).toBe(201);
    expect(await keysIn('submissions')).toHaveLength(1);
  });

  it.each(['deploy-preview', 'branch-deploy', 'staging', 'feature/über'])(
    'a deploy of the context %s is stored in its own stores',
    async (context) => {
      await connectBlobs();
      expect(await post({ ...production, context })).toBe(201);
      expect(await keysIn('submissions')).toEqual([]);
      expect(await keysIn(`submissions--${context.replace(/[^\w-]/g, '-')}`)).toHaveLength(1);
    },
  );

  it('a production deploy that was replaced is not accepted', async () => {
    await connectBlobs();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    expect(await post({ ...production, published: false })).toBe(503);
    expect(await keysIn('submissions')).toEqual([]);
  });
});

it('two posts to one deploy share its key for challenges', () => {
  const preview = { ...production, context: 'deploy-preview' };
  expect(servicesOf(preview)).toBe(servicesOf({ ...preview }));
  expect(servicesOf(preview)).not.toBe(servicesOf(production));
});

it('the functions of a preview only use its own stores', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const site = await startPlatform({
    root: resolve(import.meta.dirname, '../../..'),
    dist: folder,
    dataDirectory: folder,
    deployContext: 'deploy-preview',
  });
  onTestFinished(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const visit = { method: 'POST', headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' } };
  const run = { method: 'POST' };
  const answers = await Promise.all([
    fetch(`${site.url}/api/contact`, formPost(anora)),
    fetch(`${site.url}/api/bot-challenge?action=contact`),
    fetch(`${site.url}/api/journals/1/views`, visit),
    fetch(`${site.url}/api/searches`, {
      ...visit,
      body: new URLSearchParams({ locale: 'uz', words: 'suzish havzasi' }),
    }),
    fetch(`${site.url}/.netlify/functions/sweep-submissions`, run),
    fetch(`${site.url}/.netlify/functions/send-outbox`, run),
    fetch(`${site.url}/.netlify/functions/fold-journal-counters`, run),
    fetch(`${site.url}/.netlify/functions/delete-rare-searches`, run),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 204, 204, 204, 204, 204, 204]);
  const { stores } = await listStores();
  expect(stores.sort()).toEqual(['bot-check--deploy-preview', 'submissions--deploy-preview']);
});
