import { afterEach, beforeEach, expect, vi } from 'vitest';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import type { SenderSubmission } from '../../../netlify/functions/_shared/outbox/channel.ts';
import {
  type ClosedDelivery,
  closedKey,
  type OpenDelivery,
  openKey,
  reasonOf,
} from '../../../netlify/functions/_shared/outbox/delivery.ts';
import {
  createOutboxServices,
  type OutboxServices,
} from '../../../netlify/functions/_shared/outbox/outbox-services.ts';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { recordKey } from '../../../netlify/functions/_shared/submission.ts';
import { connectBlobs } from '../contract/blobs-store.ts';
import { anoraKept } from '../contract/contact-posts.ts';
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
  fields: anoraKept,
};
export const anoraKey = recordKey(anora);

/** A clock that the test sets: minutes after the form came. */
export function testClock() {
  let minutes = 0;
  return {
    now: () => new Date(Date.parse(anora.receivedAt) + minutes * 60_000),
    setTo: (value: number) => {
      minutes = value;
    },
  };
}

/** An outbox with a mail server, a chat, a clock and a store of its own, and Anora's form stored. */
export async function startOutbox(variables: Record<string, string> = {}) {
  await connectBlobs();
  const [mail, chat, clock] = [await startMailServer(), await startTelegram(), testClock()];
  const environment = parseEnvironment({
    SMTP_URL: mail.url,
    MAIL_FROM: '"CAMU, universitet" <no-reply@camu.example>',
    MAIL_TO: staffAddress,
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_CHAT_ID: '-100200',
    TELEGRAM_API_URL: chat.url,
    SITE_URL: 'https://camu.example',
    ...variables,
  });
  const servicesThatWait = (silence: number): OutboxServices => ({
    ...createOutboxServices(environment, { silence, patience: 20_000 }),
    now: clock.now,
  });
  const services = servicesThatWait(10_000);
  /** For servers that hang: these don't wait long. */
  const impatient = servicesThatWait(200);
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
  return { mail, chat, clock, services, impatient, sent };
}

export const once = { telegram: 1, staff: 1, visitor: 1 };

export async function store(submission: SenderSubmission): Promise<string> {
  await openStore('submissions').setJSON(recordKey(submission), submission);
  return recordKey(submission);
}

/** What is under way for Anora's form. */
export const underWay = async (): Promise<OpenDelivery> => noted(openKey(anoraKey));

const noted = (key: string) => openStore('deliveries').get(key, { type: 'json' });

/** How far a form's messages are. */
export async function deliveryOf(key = anoraKey) {
  const closed: ClosedDelivery | null = await noted(closedKey(key));
  if (closed) return closed;
  const open: OpenDelivery | null = await noted(openKey(key));
  return {
    state: 'pending',
    attempts: open?.attempts ?? 0,
    reason: reasonOf(open?.problems ?? {}),
  };
}

export const notedKeys = async () => (await listKeys(openStore('deliveries'))).sort();

/** Silences the log in every test of a file, and checks that no form and no secret gets into it. */
export function watchLog(): void {
  let log: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    const told = JSON.stringify(log.mock.calls);
    log.mockRestore();
    expect(told).not.toMatch(/Anora|example\.com|901234567|Qabul|SECRET/i);
  });
}
