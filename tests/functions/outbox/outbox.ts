import { afterEach, beforeEach, expect, vi } from 'vitest';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import {
  type Delivery,
  lastRunKey,
  reasonOf,
  type SenderSubmission,
} from '../../../netlify/functions/_shared/outbox/delivery.ts';
import {
  createOutboxServices,
  type OutboxServices,
} from '../../../netlify/functions/_shared/outbox/services.ts';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { recordKey } from '../../../netlify/functions/_shared/submissions.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { anoraFields } from '../contract/contact-posts.ts';
import { startMailServer } from './mail-server.ts';
import { startTelegram } from './telegram-server.ts';

export const token = '12345:SECRET-TOKEN';
export const staffAddress = 'murojaat@camu.example';

/** A stored contact form. */
export const anora: SenderSubmission = {
  reference: 'CAMU-2026-7G3K9QXB',
  form: 'contact',
  locale: 'ru',
  receivedAt: '2026-11-21T12:00:00.000Z',
  contentHash: 'ab',
  botCheck: 'human',
  fields: anoraFields,
};
export const anoraKey = recordKey(anora);

/** A clock that the test sets, in minutes after the form was received. */
function testClock() {
  let minutes = 0;
  return {
    now: () => new Date(Date.parse(anora.receivedAt) + minutes * 60_000),
    setTo: (value: number) => {
      minutes = value;
    },
  };
}

/** An outbox with a mail server, a chat, a clock and a store of its own, and Anora's form stored. */
export async function startOutbox(changes: Record<string, string> = {}) {
  await connectBlobs();
  const [mail, chat, clock] = [await startMailServer(), await startTelegram(), testClock()];
  const variables = parseEnvironment({
    SMTP_URL: mail.url,
    MAIL_FROM: '"CAMU, universitet" <no-reply@camu.example>',
    MAIL_TO: staffAddress,
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_CHAT_ID: '-100200',
    TELEGRAM_API_URL: chat.url,
    SITE_URL: 'https://camu.example',
    ...changes,
  });
  const servicesWith = (connectTimeoutMs: number): OutboxServices => ({
    ...createOutboxServices(variables, { connectTimeoutMs, timeoutMs: 20_000, now: clock.now }),
  });
  const services = servicesWith(10_000);
  /** For servers that hang. */
  const shortTimeouts = servicesWith(200);
  await store(anora);
  /** How many of each message were confirmed. */
  const sent = () => {
    const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address));
    return {
      telegram: chat.received.length,
      staff: mailsTo(staffAddress).length,
      visitor: mailsTo(anora.fields.email).length,
    };
  };
  return { variables, mail, chat, clock, services, shortTimeouts, sent };
}

export const once = { telegram: 1, staff: 1, visitor: 1 };

export async function store(submission: SenderSubmission): Promise<string> {
  await openStore('submissions').setJSON(recordKey(submission), submission);
  return recordKey(submission);
}

/** The saved state of a form's messages, by default of Anora's. */
export const savedDelivery = (key = anoraKey): Promise<Delivery> =>
  openStore('deliveries').get(key, { type: 'json' });

/** The state of a form's messages, in short. */
export async function deliveryOf(key = anoraKey) {
  const delivery: Delivery | null = await savedDelivery(key);
  if (!delivery) return { state: 'pending', attempts: 0 };
  const { attempts, closed } = delivery;
  return { ...(closed ?? { state: 'pending', attempts }), reason: reasonOf(delivery) };
}

/** All keys of the outbox except the last run's. */
export const savedKeys = async () =>
  (await listKeys(openStore('deliveries'))).filter((key) => key !== lastRunKey).sort();

/** Silences the log in every test of a file, and checks that it contains no form and no secret. */
export function watchLog(): void {
  let log: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    const logged = JSON.stringify(log.mock.calls);
    log.mockRestore();
    expect(logged).not.toMatch(/Anora|example\.com|901234567|Qabul|SECRET/i);
  });
}
