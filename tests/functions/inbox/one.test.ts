import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listKeys, openStore, type StoreName } from '../../../netlify/functions/_shared/store.ts';
import { fileName } from '../../../tools/inbox/save.ts';
import { temporaryFolder } from '../contract/blobs-store.ts';
import { localInbox } from './command.ts';
import { keep, keepAttachment, noteDelivery } from './submissions.ts';

const stores: StoreName[] = ['submissions', 'attachments', 'deliveries', 'marks'];
const allKeys = async () =>
  (await Promise.all(stores.map((store) => listKeys(openStore(store))))).flat();

it('shows all of a submission and changes nothing', async () => {
  const { run } = await localInbox();
  const attachment = await keepAttachment('contact/7G3K9QXB', '2026-11-21');
  await keep('7G3K9QXB', {
    attachment: { ...attachment, name: 'a\u001b]0;b.pdf' },
    fields: { message: 'Salom\n=1+1', socialNetworks: 't.me/anora', residence: 'Quva tumani' },
  });
  const before = await allKeys();
  const { status, stdout } = await run('show', '7g3k9qxb');
  expect(status).toBe(0);
  const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Reference | CAMU-2026-7G3K9QXB',
      'Received | 2026-11-21 17:00:00 (Tashkent)',
      'Status | new',
      'Messages | waiting',
      'File | a]0;b.pdf (application/pdf, 1 kB)',
      'First name | Anora',
      'Social networks | t.me/anora',
      'Residence | Quva tumani',
      'Message | Salom',
      ' | =1+1',
      'Consent | yes',
    ]),
  );
  expect(await allKeys()).toEqual(before);
  await noteDelivery('contact/7G3K9QXB', 'failed', { staff: 'AUTH PLAIN 535' });
  expect((await run('show', '7g3k9qxb')).stdout).toContain(
    'failed: staff: AUTH PLAIN 535, 2026-11-21 17:01:00',
  );

  const unknown = await run('show', 'CAMU-2026-7G3K9QXC');
  expect(unknown).toMatchObject({ status: 1, stdout: '' });
  expect(unknown.stderr).toMatch(
    /^There is no submission 7G3K9QXC on this machine\. "npm run inbox" lists all/,
  );
});

it('marks a submission and keeps the note until another replaces it', async () => {
  const { run } = await localInbox();
  const key = await keep('7G3K9QXB');
  const note = async () => (await openStore('marks').get(key, { type: 'json' })) as unknown;
  await run('mark', '7G3K9QXB', 'read', '--note', 'Qoʻngʻiroq qilindi');
  await run('mark', '7G3K9QXB', 'done');
  expect(await note()).toMatchObject({ status: 'done', note: 'Qoʻngʻiroq qilindi' });
  await run('mark', '7G3K9QXB', 'new', '--note', '');
  expect(await note()).toEqual({ status: 'new', at: expect.any(String) });
  const wrong = await run('mark', '7G3K9QXB', 'old');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain('Allowed choices are new, read, done');
});

it('saves the file under a name that is safe, and replaces no other', async () => {
  const { run } = await localInbox();
  const to = temporaryFolder();
  const attachment = await keepAttachment('application/7G3K9QXB', '2026-11-21', '%PDF-1.7 ʻ');
  await keep('7G3K9QXB', { form: 'application', attachment });
  const saved = await run('save', '7g3k9qxb', to);
  const name = 'CAMU-2026-7G3K9QXB Diplom.pdf';
  expect(saved).toEqual({ status: 0, stdout: `${join(to, name)}\n`, stderr: '' });
  expect(readFileSync(join(to, name), 'utf8')).toBe('%PDF-1.7 ʻ');

  const again = await run('save', '7g3k9qxb', to);
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('already exists and was not overwritten');
  const nowhere = await run('save', '7g3k9qxb', join(to, 'nowhere'));
  expect(nowhere.stderr).toContain('is there such a folder?');

  await openStore('attachments').set(attachment.key, 'another');
  const damaged = await run('save', '7g3k9qxb', temporaryFolder());
  expect(damaged.stderr).toContain('is damaged in the store; nothing was saved');
  await openStore('attachments').delete(attachment.key);
  const gone = await run('save', '7g3k9qxb', temporaryFolder());
  expect(gone).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no longer in the store'),
  });
  expect(readdirSync(to)).toEqual([name]);
}, 60_000);

it.each([
  ['../../etc/passwd.pdf', 'R .._.._etc_passwd.pdf'],
  ['a\u001b[2J"$(x)`|<>:*?.exe', 'R a_2J___x________.pdf'],
  ['Oʻqish maʼlumoti №1.PDF', 'R Oʻqish maʼlumoti _1.pdf'],
  ['Резюме.doc.jpg', 'R Резюме.doc.pdf'],
  ['\u202egpj.fdp', 'R gpj.pdf'],
  ['.pdf', 'R.pdf'],
])('the file %j is saved as %s', (name, saved) => {
  expect(fileName('R', { name, type: 'application/pdf' })).toBe(saved);
});

it('a name of any length fits a file system', () => {
  const name = fileName('CAMU-2026-7G3K9QXB', { name: '😀'.repeat(300), type: 'image/png' });
  expect(Buffer.byteLength(name)).toBeLessThan(255);
});

it('deletes a submission with all that belongs to it, after confirmation', async () => {
  const { run } = await localInbox();
  const others = await keep('AAAAAAAA');
  const attachment = await keepAttachment('contact/7G3K9QXB', '2026-11-21');
  const key = await keep('7G3K9QXB', { attachment });
  await keepAttachment(key, '2026-11-20', 'of a post that was refused');
  for (const one of [key, others]) {
    await openStore('marks').setJSON(one, { status: 'read' });
    await noteDelivery(one, 'delivered');
    await openStore('deliveries').set(`open/${one}`, '');
  }
  const before = await allKeys();
  const asked = await run('delete', '7g3k9qxb');
  expect(asked.status).toBe(1);
  expect(asked.stderr).toMatch(/^Delete CAMU-2026-7G3K9QXB from Anora Yoʻldosheva, .*add --yes/);
  expect(await allKeys()).toEqual(before);

  const deleted = await run('delete', '7g3k9qxb', '--yes');
  expect(deleted).toMatchObject({ status: 0, stderr: '' });
  expect(await allKeys()).toEqual(before.filter((one) => one.includes(others)));

  const again = await run('delete', '7g3k9qxb', '--yes');
  expect(again).toMatchObject({ status: 1, stdout: '' });
});

it('deletes what is damaged, and what an interrupted deletion has left', async () => {
  const { run } = await localInbox();
  await openStore('submissions').set('contact/7G3K9QXB', '{');
  await keepAttachment('application/AAAAAAAA', '2026-11-21');
  await openStore('marks').setJSON('application/AAAAAAAA', { status: 'done' });
  expect(await run('show', '7G3K9QXB')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'contact/7G3K9QXB is damaged: it is not JSON. "npm run inbox -- delete contact/7G3K9QXB" deletes it.\n',
  });
  expect((await run('delete', 'contact/7G3K9QXB', '--yes')).status).toBe(0);
  expect((await run('delete', 'AAAAAAAA', '--yes')).status).toBe(0);
  expect(await allKeys()).toEqual([]);
});
