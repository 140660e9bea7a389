import { createHash } from 'node:crypto';
import type { Delivery } from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { openStore } from '../../../netlify/functions/_shared/store.ts';
import { recordKey, type Submission } from '../../../netlify/functions/_shared/submissions.ts';

type Changes = Partial<Omit<Submission, 'fields' | 'reference'>> & { fields?: object };

const fields = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '+998901234567',
  message: 'Qabul qachon boshlanadi?',
  consent: true,
};

/** A stored form of that code. */
export function submission(code: string, changes: Changes = {}): Submission {
  return {
    reference: `CAMU-2026-${code}`,
    form: 'contact',
    locale: 'uz',
    receivedAt: '2026-11-21T12:00:00.000Z',
    contentHash: 'f'.repeat(64),
    botCheck: 'human',
    ...changes,
    fields: { ...fields, ...changes.fields },
  };
}

/** Stores a submission in the store that this process is connected to; returns its key. */
export async function keep(code: string, changes: Changes = {}): Promise<string> {
  const record = submission(code, changes);
  await openStore('submissions').setJSON(recordKey(record), record);
  return recordKey(record);
}

/** Stores how the delivery of a record ended. */
export async function noteDelivery(
  key: string,
  state: 'delivered' | 'failed',
  problems: Delivery['problems'] = {},
): Promise<void> {
  const at = '2026-11-21T12:01:00.000Z';
  const delivery: Delivery = { attempts: 1, nextAt: at, sent: [], problems, closed: { state, at } };
  await openStore('deliveries').setJSON(key, delivery);
}

/** A file with the facts that its record has of it, stored on that day. */
export async function keepAttachment(record: string, day: string, content = '%PDF-1.7') {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = `${day}/${record}/${sha256}`;
  await openStore('attachments').set(key, content);
  return {
    key,
    name: 'Diplom.pdf',
    type: 'application/pdf',
    size: content.length,
    sha256,
  } as const;
}
