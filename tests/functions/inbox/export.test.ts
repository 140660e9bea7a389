import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortCode } from '../../../netlify/functions/_shared/reference.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { temporaryFolder } from '../contract/blobs-store.ts';
import { localInbox, startInbox } from './command.ts';
import { readCsv } from './read-csv.ts';
import { keep, submission } from './submissions.ts';

const columns =
  'reference,form,receivedAt,locale,status,note,messages,botCheck,attachment,firstName,lastName,email,phone,message,consent';

it('writes what is chosen as CSV: a column for each field of any form', async () => {
  const { run, folder } = await localInbox();
  expect(await run('export')).toEqual({
    status: 0,
    stdout: '\ufeffreference,form,receivedAt,locale,status,note,messages,botCheck,attachment\r\n',
    stderr: '',
  });
  const key = await keep('AAAAAAAA', {
    fields: { message: '=1+1\n"a", b', residence: 'Quva tumani, 12-uy' },
  });
  await keep('BBBBBBBB', {
    form: 'application',
    receivedAt: '2026-11-22T12:00:00.000Z',
    fields: { firstName: 'Дилшод 👩‍⚕️', socialNetworks: '@dilshod' },
  });
  await openStore('marks').setJSON(key, { status: 'done', note: 'Qoʻngʻiroq' });
  await openStore('submissions').set('contact/CCCCCCCC', '{');

  const all = await run('export');
  expect(all.status).toBe(0);
  expect(all.stderr).toContain('Skipped: contact/CCCCCCCC');
  expect(readCsv(all.stdout)).toEqual([
    [...columns.split(','), 'socialNetworks', 'residence'],
    ['CAMU-2026-BBBBBBBB', 'application', '2026-11-22 17:00:00', 'uz', 'new', '', 'waiting']
      .concat(['human', '', 'Дилшод 👩‍⚕️', 'Yoʻldosheva', 'anora@example.com', "'+998901234567"])
      .concat(['Qabul qachon boshlanadi?', 'yes', "'@dilshod", '']),
    ['CAMU-2026-AAAAAAAA', 'contact', '2026-11-21 17:00:00', 'uz', 'done', 'Qoʻngʻiroq', 'waiting']
      .concat(['human', '', 'Anora', 'Yoʻldosheva', 'anora@example.com', "'+998901234567"])
      .concat(['\'=1+1\n"a", b', 'yes', '', 'Quva tumani, 12-uy']),
  ]);

  const output = join(folder, 'contact.csv');
  const some = await run('export', '--form', 'contact', '--semicolon', '--output', output);
  expect(some).toMatchObject({ status: 0, stdout: 'Submissions exported: 1.\n' });
  const [head, row, ...none] = readCsv(readFileSync(output, 'utf8'), ';');
  expect(head).toEqual([...columns.split(','), 'residence']);
  expect([row?.[0], none]).toEqual(['CAMU-2026-AAAAAAAA', []]);
  const again = await run('export', '--output', output);
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('already exists and was not overwritten');
  expect((await run('export', '--output', join(folder, 'x/y.csv'))).stderr).toContain(
    'is there such a folder?',
  );
}, 60_000);

/** A store as BlobsServer keeps it on disk: writing through it takes longer than the test. */
function largeStore(count: number, message: string): string {
  const folder = temporaryFolder();
  const records = join(folder, 'blobs/entries/local/site:submissions/contact');
  mkdirSync(records, { recursive: true });
  for (let index = 0; index < count; index++) {
    const code = shortCode(`${index}`);
    const receivedAt = new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString();
    const record = submission(code, { receivedAt, fields: { message } });
    writeFileSync(join(records, code), JSON.stringify(record));
  }
  return folder;
}

it('stops when nobody reads on', async () => {
  const child = startInbox(['export', '--store', largeStore(60, 'Қабул '.repeat(2700))]);
  const closed = once(child, 'close');
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await closed).toEqual([0, null]);
  expect(complaints).toBe('');
});
