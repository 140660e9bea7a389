import pMap from 'p-map';
import { afterEach, expect, it, vi } from 'vitest';
import { sendMorningMail } from '../../../netlify/functions/_shared/outbox/morning.ts';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { runScheduled } from '../../../tools/local-platform/run-function.ts';
import { letterFields } from '../contract/contact-posts.ts';
import { readCsv } from '../inbox/read-csv.ts';
import type { Received } from './mail-server.ts';
import { anora, anoraKey, staffAddress, startOutbox, store, watchLog } from './outbox.ts';
import { application } from './sent-mails.ts';
import { startSite } from './site.ts';

watchLog();
afterEach(() => void vi.useRealTimers());

const minutesOfDay = 24 * 60;
const at = (minutes: number) =>
  new Date(Date.parse(anora.receivedAt) + minutes * 60_000).toISOString();

/** Sends the morning mail at a minute after Anora's form, and returns the mails of that. */
async function morning(outbox: Awaited<ReturnType<typeof startOutbox>>, minute: number) {
  outbox.clock.setTo(minute);
  outbox.mail.received.length = 0;
  await sendMorningMail(outbox.services);
  return outbox.mail.received;
}
const tableOf = ({ mail }: Received) =>
  readCsv(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString('utf8'), ';');

it('tells what came since the last one, with a table that has no codes', async () => {
  const outbox = await startOutbox();
  await deliver(outbox.services, anoraKey);
  await store({
    ...anora,
    reference: 'CAMU-2026-00000001',
    receivedAt: at(60),
    botCheck: 'unknown',
    fields: { ...letterFields, topic: 'admission', topicTitle: 'Qabul', message: '=1+1' },
  });
  await store({ ...application, reference: 'CAMU-2026-00000002', receivedAt: at(120) });
  const [report, ...others] = await morning(outbox, 15 * 60);
  expect(others).toEqual([]);
  expect(report?.to).toEqual([staffAddress]);
  expect(report?.mail.subject).toBe('Saytdan murojaatlar: 3 ta yangi (2026-11-22)');
  expect(report?.mail.text).toContain(
    'Saytdan xabar: 1\nQabul: 1\nBoʻsh ish oʻrniga ariza: 1\nShundan odam yuborgani tekshirilmagani: 1\n',
  );
  expect(report?.mail.text).toContain('Yetkazib boʻlmagan xat yoʻq.');
  expect(report?.mail.attachments).toMatchObject([{ filename: 'murojaatlar-2026-11-22.csv' }]);
  const [head, ...rows] = tableOf(report as Received);
  const cells = rows.map((row) =>
    Object.fromEntries((head ?? []).map((name, n) => [name, row[n]])),
  );
  expect(cells).toMatchObject([
    { 'Murojaat raqami': 'CAMU-2026-7G3K9QXB', 'Javob tili': 'ruscha', Tekshirilgan: 'ha' },
    { 'Murojaat raqami': 'CAMU-2026-00000001', Turi: 'Qabul', Xabar: "'=1+1" },
    { 'Murojaat raqami': 'CAMU-2026-00000002', 'Ish oʻrni': 'Dotsent', Fayl: 'bor' },
  ]);
  expect(JSON.stringify([head, rows])).not.toMatch(/admission|consent|Title|rozi/);

  await store({ ...anora, reference: 'CAMU-2026-00000003', receivedAt: at(minutesOfDay) });
  const [next] = await morning(outbox, 15 * 60 + minutesOfDay);
  expect(next?.mail.subject).toBe('Saytdan murojaatlar: 1 ta yangi (2026-11-23)');
  expect(tableOf(next as Received)[1]?.[0]).toBe('CAMU-2026-00000003');
});

it('comes without a table when nothing came', async () => {
  const [report] = await morning(await startOutbox(), 3 * minutesOfDay);
  expect(report?.mail.subject).toBe('Saytdan murojaatlar: 0 ta yangi (2026-11-24)');
  expect(report?.mail.attachments).toEqual([]);
});

it('names what could not be sent, with the reason, until it was', async () => {
  const outbox = await startOutbox();
  const { services, mail, clock } = outbox;
  mail.state.faults = { greeting: 421 };
  await deliver(services, anoraKey);
  clock.setTo(minutesOfDay);
  await sendPending(services);
  mail.state.faults = {};
  const [report] = await morning(outbox, minutesOfDay + 60);
  expect(report?.mail.subject).toContain('1 ta yetkazilmagan');
  expect(report?.mail.text).toContain(
    'Saytdan xabar — Anora Yoʻldosheva (CAMU-2026-7G3K9QXB): staff: CONN 421, visitor: CONN 421\n',
  );
  expect(report?.mail.text).toContain('npm run inbox -- retry');
});

it('tells each of the staff what is theirs, and MAIL_TO that mail arrives', async () => {
  const outbox = await startOutbox({ MAIL_TO_RECTOR: 'rektor@camu.example' });
  await store({ ...anora, fields: letterFields });
  const mails = await morning(outbox, 60);
  expect(mails.map(({ to, mail: { subject } }) => [to, subject])).toEqual([
    [[staffAddress], 'Saytdan murojaatlar: 0 ta yangi (2026-11-21)'],
    [['rektor@camu.example'], 'Saytdan murojaatlar: 1 ta yangi (2026-11-21)'],
  ]);
  expect(JSON.stringify(mails[0]?.mail)).not.toContain('CAMU-2026');
});

it('an address that refuses mail holds nobody else’s report back, and MAIL_TO learns of it', async () => {
  const outbox = await startOutbox({ MAIL_TO_RECTOR: 'rektor@camu.example' });
  const { services, mail, clock } = outbox;
  await store({ ...anora, fields: { ...letterFields, topic: 'rector' } });
  mail.state.faults = { recipient: (address) => (/rektor/.test(address) ? 550 : undefined) };
  await deliver(services, anoraKey);
  clock.setTo(minutesOfDay);
  await sendPending(services);
  const [report, ...others] = await morning(outbox, minutesOfDay + 60);
  expect([others, report?.to]).toEqual([[], [staffAddress]]);
  expect(report?.mail.subject).toBe(
    'Saytdan murojaatlar: 0 ta yangi, 1 ta yetkazilmagan (2026-11-22)',
  );
  expect(report?.mail.text).toContain('Boshqa manzilga moʻljallangan 1 ta murojaat');
  expect(JSON.stringify(report?.mail)).not.toContain('CAMU-2026');
  const [next] = await morning(outbox, 2 * minutesOfDay + 60);
  expect(next?.mail.text).toContain('Davr: 2026-yil 22-noyabr');
});

it('a table holds as much as a mail has room for, and the text says how many more came', async () => {
  const outbox = await startOutbox();
  const long = { ...anora.fields, message: '😀'.repeat(5000) };
  const references = Array.from({ length: 300 }, (_, n) => `CAMU-2026-${`${n}`.padStart(8, '0')}`);
  await pMap(references, (reference) => store({ ...anora, reference, fields: long }), {
    concurrency: 20,
  });
  const [report] = await morning(outbox, 60);
  const content = report?.mail.attachments[0]?.content as ArrayBuffer;
  expect(content.byteLength).toBeLessThan(5_500_000);
  const rows = tableOf(report as Received).length - 1;
  expect(report?.mail.text).toContain(`Yana ${301 - rows} ta murojaat jadvalga sigʻmadi.`);
  expect(report?.mail.subject).toContain('301 ta yangi');
});

it('a mail that could not be sent is made up for by the next one', async () => {
  const outbox = await startOutbox();
  outbox.mail.state.faults = { greeting: 421 };
  await expect(morning(outbox, 60)).rejects.toThrow('CONN 421');
  outbox.mail.state.faults = {};
  const [report] = await morning(outbox, 60 + minutesOfDay);
  expect(report?.mail.subject).toBe('Saytdan murojaatlar: 1 ta yangi (2026-11-22)');
});

it.each([
  ['Saturday', '2026-11-21T03:00:00Z', 1],
  ['Sunday', '2026-11-22T03:00:00Z', 0],
  ['Monday', '2026-11-23T03:00:00Z', 1],
  ['Monday', '2026-11-23T04:00:00Z', 0],
])('comes at eight in Tashkent on working days: %s, %s: %i', async (_, time, count) => {
  const { loaded, tasks, mail } = await startSite();
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  await openStore('submissions').delete(anoraKey);
  vi.spyOn(console, 'log').mockReturnValue();
  await runScheduled(loaded, new Date(time), 'http://localhost', tasks);
  expect(mail.received.map(({ to }) => to)).toEqual(
    Array(count).fill([staffAddress, 'qabul@camu.example']),
  );
});
