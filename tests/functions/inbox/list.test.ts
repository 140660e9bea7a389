import { once } from 'node:events';
import { expect, it } from 'vitest';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { temporaryFolder } from '../contract/blobs-store.ts';
import { localInbox, runInbox, startInbox } from './command.ts';
import { keep, keepAttachment, noteDelivery } from './submissions.ts';

it('lists what came in, newest first, with what became of it', async () => {
  const { run } = await localInbox();
  expect(await run()).toEqual({
    status: 0,
    stdout: '0 of 0 submissions on this machine\n',
    stderr: '',
  });
  const first = await keep('AAAAAAAA', { receivedAt: '2026-11-20T19:30:00.000Z' });
  await keep('BBBBBBBB', {
    botCheck: 'unknown',
    fields: { message: '\u001b[2J\u009b1mx\n\u202ey' },
  });
  await keep('FFFFFFFF', {
    receivedAt: '2026-11-20T19:00:00.000Z',
    fields: { topic: 'rector', topicTitle: 'Rektorga murojaat' },
  });
  const attachment = await keepAttachment('application/CCCCCCCC', '2026-11-21');
  await keep('CCCCCCCC', {
    form: 'application',
    receivedAt: '2026-11-21T11:00:00.000Z',
    attachment,
    fields: { vacancyTitle: 'Anatomiya oʻqituvchisi' },
  });
  await noteDelivery(first, 'delivered');
  await noteDelivery('contact/BBBBBBBB', 'failed');
  await openStore('deliveries').set('application/CCCCCCCC', 'damaged');
  await openStore('deliveries').setJSON('last-run', { at: '2026-11-21T12:00:00.000Z' });
  await openStore('marks').setJSON(first, { status: 'done' });
  await openStore('submissions').set('contact/DDDDDDDD', '{"reference":"CAMU');
  await openStore('submissions').setJSON('contact/EEEEEEEE', { fields: 'Anora' });

  const { status, stdout, stderr } = await run();
  expect(status).toBe(0);
  expect(stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'REFERENCE | RECEIVED | FORM | STATUS | MAIL | NAME | ABOUT',
    'CAMU-2026-BBBBBBBB | 2026-11-21 17:00 | contact | new | failed | Anora Yoʻldosheva | [unchecked] [2J1mx y',
    'CAMU-2026-CCCCCCCC | 2026-11-21 16:00 | application | new | waiting | Anora Yoʻldosheva | [file] Anatomiya oʻqituvchisi',
    'CAMU-2026-AAAAAAAA | 2026-11-21 00:30 | contact | done | sent | Anora Yoʻldosheva | Qabul qachon boshlanadi?',
    'CAMU-2026-FFFFFFFF | 2026-11-21 00:00 | contact | new | waiting | Anora Yoʻldosheva | Rektorga murojaat: Qabul qachon boshlanadi?',
    '',
    '4 of 4 submissions on this machine',
    '',
  ]);
  expect(stderr.split('\n').sort()).toEqual([
    '',
    expect.stringMatching(
      /^Skipped: contact\/DDDDDDDD is damaged.*inbox -- delete contact\/DDDDDDDD/,
    ),
    expect.stringMatching(/^Skipped: contact\/EEEEEEEE is damaged/),
  ]);

  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);

  const some = await run('list', '--form', 'contact', '--status', 'new', '--until', '21.11.2026');
  expect(some.stdout.match(/^CAMU-\S+/gm)).toEqual(['CAMU-2026-BBBBBBBB', 'CAMU-2026-FFFFFFFF']);
  expect((await run('list', '--search', 'nobody')).stdout).toBe(
    '0 of 4 submissions on this machine\n',
  );
});

it('says what to do where there is no store', async () => {
  const folder = temporaryFolder();
  const { status, stdout, stderr } = await runInbox(['--store', folder]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^There is no store in .*: "npm start" creates one\. .*NETLIFY_SITE_ID/);
});

it('exits with 2 for a mistyped command, and has help', async () => {
  expect(await once(startInbox(['lst']), 'close')).toEqual([2, null]);
  const help = await runInbox(['--help']);
  expect(help.status).toBe(0);
  for (const name of ['list', 'show', 'save', 'mark', 'delete', 'export']) {
    expect(help.stdout).toContain(`\n  ${name} `);
  }
  const swallowed = await runInbox(['export'], {
    npm_lifecycle_event: 'inbox',
    npm_config_failed: 'true',
  });
  expect(swallowed).toMatchObject({ status: 2, stdout: '' });
  expect(swallowed.stderr).toContain('npm took --failed for itself');
});
