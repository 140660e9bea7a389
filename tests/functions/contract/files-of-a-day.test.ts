import { load } from 'cheerio';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { receive } from '../../../netlify/functions/_shared/receive.ts';
import type { Services } from '../../../netlify/functions/_shared/services.ts';
import { listKeys, type OpenStore, openStore } from '../../../netlify/functions/_shared/store.ts';
import { formErrors } from '../../../src/forms/errors.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { staffAddress, startOutbox } from '../outbox/outbox.ts';
import { production, services } from '../production.ts';
import { botir, storedApplications, storedFiles } from './application-posts.ts';
import { connectBlobs } from './blobs-store.ts';
import { largePdf } from './files.ts';
import { formData } from './requests.ts';

const field = 'socialStatusFile';
const size = 10_000;
const noon = () => new Date('2026-11-21T12:00:00Z');

let posts = 0;
interface Sent {
  values?: Record<string, string | Blob>;
  accept?: string;
  changed?: Partial<Services>;
}

/** Posts an application with a file by a person, from another address each time. */
async function send({ values, accept = 'application/json', changed }: Sent = {}) {
  const idempotencyKey = `key-${posts++}`;
  const body = formData({
    ...botir,
    idempotencyKey,
    botToken: 'token',
    [field]: largePdf(size),
    ...values,
  });
  const init = { method: 'POST', body, headers: { accept } };
  const request = new Request('http://localhost/api/application', init);
  const context = { deploy: production, ip: `192.0.2.${posts}`, waitUntil: () => undefined };
  return receive('application', request, context, {
    ...services,
    now: noon,
    verifyBot: async () => 'human',
    notify: async () => {},
    bytesPerDay: 5 * size,
    ...changed,
  });
}

const withoutFile = { values: { [field]: new File([], '') } };
const statusOf = async (sent?: Sent) => (await send(sent)).status;
const atOnce = (count: number) => Promise.all(Array.from({ length: count }, () => statusOf()));

beforeEach(async () => {
  await connectBlobs();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('files are accepted up to the bytes of a day, from any address and even concurrently', async () => {
  const answers = await atOnce(8);
  expect(answers.filter((status) => status === 201)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(3);
  expect(await storedFiles()).toHaveLength(5);
  expect(await storedApplications()).toHaveLength(5);

  expect(await statusOf(withoutFile)).toBe(201);
  const tomorrow = { now: () => new Date('2026-11-22T00:00:00Z') };
  expect(await statusOf({ changed: tomorrow })).toBe(201);
});

it('four thousand megabytes are accepted', async () => {
  expect(services.bytesPerDay).toBe(4_000_000_000);
  expect(await statusOf({ changed: { bytesPerDay: services.bytesPerDay } })).toBe(201);
});

it.each(locales)('a file above them is refused in %s, at its field', async (locale) => {
  const full = { bytesPerDay: size - 1 };
  const message = formErrors[locale]['file.tooManyToday'];
  const reply = await send({ values: { locale }, changed: full });
  expect([reply.status, await reply.json()]).toEqual([
    429,
    { error: 'tooManyToday', message, field },
  ]);
  const page = await send({ values: { locale }, accept: 'text/html', changed: full });
  expect(page.status).toBe(429);
  const $ = load(await page.text());
  expect($(`#reply-${field}`).attr('aria-invalid')).toBe('true');
  expect($('[data-slot=summary] a').text()).toBe(message);
  expect($('[name=lastName]').attr('value')).toBe(botir.lastName);
  expect([await storedApplications(), await storedFiles()]).toEqual([[], []]);
});

it('an accepted form gets its first answer again when the day is full', async () => {
  const sent = { values: { idempotencyKey: 'one' }, changed: { bytesPerDay: size } };
  const first = await (await send(sent)).json();
  const again = await send(sent);
  expect([again.status, await again.json()]).toEqual([201, first]);
  expect(await statusOf({ changed: sent.changed })).toBe(429);
});

it('a file that can’t be counted is accepted', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const openBroken: OpenStore = (name) => {
    const store = openStore(name);
    const setJSON = () => Promise.reject(new Error('down'));
    return name === 'bot-check' ? Object.assign(Object.create(store), { setJSON }) : store;
  };
  expect(await statusOf({ changed: { openStore: openBroken } })).toBe(201);
  expect(await storedFiles()).toHaveLength(1);
  log.mockRestore();
});

it('only a form with a file costs two calls more, to count its bytes', async () => {
  const calls: string[] = [];
  const openCounted: OpenStore = (name) =>
    new Proxy(openStore(name), {
      get(store, method) {
        const call: unknown = Reflect.get(store, method);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) => {
          calls.push(`${name} ${String(method)} ${String(args[0]).split('/')[0]}`);
          return call.apply(store, args);
        };
      },
    });
  const changed = { openStore: openCounted };
  await send({ ...withoutFile, changed });
  const counted = ['bot-check getWithMetadata checked', 'bot-check setJSON checked'];
  expect(calls.splice(0)).toEqual([...counted, 'submissions setJSON application']);
  await send({ changed });
  expect(calls.splice(0)).toEqual([
    ...counted,
    'bot-check getWithMetadata files',
    'bot-check setJSON files',
    'attachments set 2026-11-21',
    'submissions setJSON application',
  ]);
});

it('the staff are told once a day that files are refused', async () => {
  const { services: outbox, mail, clock } = await startOutbox();
  const changed = { bytesPerDay: size - 1, now: clock.now };
  const told = async (minute: number) => {
    mail.received.length = 0;
    clock.setTo(minute);
    await sendPending(outbox);
    return mail.received
      .filter(({ mail: { subject } }) => /fayl qabul qilmaydi/.test(subject ?? ''))
      .map(({ to }) => to);
  };
  expect(await Promise.all([statusOf({ changed }), statusOf({ changed })])).toEqual([429, 429]);
  expect(await told(59)).toEqual([]);
  expect(await told(60)).toEqual([[staffAddress]]);
  expect(await statusOf({ changed })).toBe(429);
  expect(await told(120)).toEqual([]);
  expect(await told(180)).toEqual([]);
  expect(await listKeys(openStore('deliveries'), 'digests/')).toEqual([]);
  clock.setTo(24 * 60);
  expect(await statusOf({ changed })).toBe(429);
  expect(await told(25 * 60)).toEqual([[staffAddress]]);
});
