import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { startBlobs } from '../../../tools/local-platform/blobs.ts';
import { connectFailingStorage, temporaryFolder } from '../contract/blobs-store.ts';
import { runInbox } from './command.ts';
import { keep, keepAttachment } from './submissions.ts';

/** Starts a stand-in for Netlify's API, and sets the environment in which the command uses it. */
async function deployedSite() {
  const { context, close } = await startBlobs(temporaryFolder());
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await close();
  });
  const { edgeURL, token, siteID } = JSON.parse(Buffer.from(context, 'base64').toString());
  return {
    NETLIFY_API_URL: String(edgeURL),
    NETLIFY_SITE_ID: String(siteID),
    NETLIFY_AUTH_TOKEN: String(token),
  };
}

it('does all of it with the deployed site’s store', async () => {
  const site = await deployedSite();
  expect((await runInbox([], site)).stdout).toBe('0 of 0 submissions on the site local\n');
  const attachment = await keepAttachment('contact/7G3K9QXB', '2026-11-21');
  const key = await keep('7G3K9QXB', { attachment });

  const list = await runInbox([], site);
  expect(list).toMatchObject({ status: 0, stderr: '' });
  expect(list.stdout).toMatch(/^CAMU-2026-7G3K9QXB .*\n\n1 of 1 submissions on the site local\n$/m);
  expect((await runInbox(['mark', '7g3k9qxb', 'done'], site)).status).toBe(0);
  expect(await openStore('marks').get(key, { type: 'json' })).toMatchObject({ status: 'done' });
  const folder = temporaryFolder();
  const saved = await runInbox(['save', '7g3k9qxb', folder], site);
  expect(readFileSync(saved.stdout.trim(), 'utf8')).toBe('%PDF-1.7');
  const output = join(folder, 'all.csv');
  await runInbox(['export', '--output', output], site);
  expect(readFileSync(output, 'utf8')).toContain('\r\nCAMU-2026-7G3K9QXB,contact,');
  expect((await runInbox(['delete', '7g3k9qxb', '--yes'], site)).status).toBe(0);
  expect((await runInbox(['show', '7g3k9qxb'], site)).stderr).toContain('on the site local');
  expect(await openStore('attachments').get(attachment.key)).toBeNull();
}, 60_000);

it('says what is wrong with the environment', async () => {
  const site = await deployedSite();
  const refused = await runInbox([], { ...site, NETLIFY_AUTH_TOKEN: 'wrong' });
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^Netlify rejects the token \(403\)\. NETLIFY_AUTH_TOKEN must be/);
  const alone = await runInbox([], { NETLIFY_SITE_ID: 'x' });
  expect(alone.status).toBe(1);
  expect(alone.stderr).toMatch(
    /^NETLIFY_AUTH_TOKEN is not set: the deployed site needs NETLIFY_SITE_ID and/,
  );
  const other = await runInbox([], { NETLIFY_AUTH_TOKEN: 'x' });
  expect(other.stderr).toMatch(/^NETLIFY_SITE_ID is not set/);
  expect(alone.stderr + other.stderr + refused.stderr).not.toContain('    at ');
});

it.each([
  ['fails', 500, /^The store fails \(500\)\./],
  ['knows no such site', 404, /^Netlify knows no such site \(404\)\./],
])('says when the API %s', async (_, status, said) => {
  await connectFailingStorage((_, response) => response.writeHead(status).end());
  const context = Buffer.from(process.env['NETLIFY_BLOBS_CONTEXT'] ?? '', 'base64').toString();
  const shown = await runInbox(['show', '7g3k9qxb'], {
    NETLIFY_API_URL: JSON.parse(context).edgeURL,
    NETLIFY_SITE_ID: 'x',
    NETLIFY_AUTH_TOKEN: 'x',
  });
  expect(shown).toMatchObject({ status: 1, stdout: '' });
  expect(shown.stderr).toMatch(said);
});

it('says that nobody answers', async () => {
  const shown = await runInbox([], {
    NETLIFY_API_URL: 'http://127.0.0.1:9',
    NETLIFY_SITE_ID: 'x',
    NETLIFY_AUTH_TOKEN: 'x',
  });
  expect(shown).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The store does not answer. Check the connection and try again.\n',
  });
});
