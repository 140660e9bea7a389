import { parseEnvironment } from '../../netlify/functions/_shared/environment.ts';
import type { Delivery } from '../../netlify/functions/_shared/outbox/delivery.ts';
import { sendPending } from '../../netlify/functions/_shared/outbox/send.ts';
import { createOutboxServices } from '../../netlify/functions/_shared/outbox/services.ts';
import { openStore } from '../../netlify/functions/_shared/store.ts';
import { recordKey } from '../../netlify/functions/_shared/submissions.ts';
import { formNames } from '../../src/forms/registry.ts';
import type { MessageSink } from './message-sink.ts';

/** What the staff received. */
export interface MessageFigures {
  /** Mails and chat messages. */
  messages: number;
  /** How many of them arrived before: sent, but not yet saved as sent when the site was killed. */
  repeated: number;
  /** References without a mail or a chat message. */
  missing: string[];
  /** References with more repeats than interrupted attempts. */
  tooOften: string[];
}

const hour = 60 * 60 * 1000;
const limits = { lastStartMs: 600_000, endMs: 600_000, saveMs: 60_000 };

/** Sends the pending messages of this process's store, as the scheduled function does an hour later. */
export async function sendPendingMessages(variables: Record<string, string>): Promise<void> {
  const later = new Date(Math.ceil((Date.now() + hour) / hour) * hour);
  const services = createOutboxServices(parseEnvironment(variables));
  await sendPending({ ...services, now: () => later }, limits);
}

/** Compares the messages that arrived with the forms that are stored. */
export async function countMessages(
  { counts }: MessageSink,
  references: Iterable<string>,
): Promise<MessageFigures> {
  const figures: MessageFigures = { messages: 0, repeated: 0, missing: [], tooOften: [] };
  const byReference = Map.groupBy(
    counts,
    ([message]) => /[A-Z]{2,8}-\d{4}-\w{8}/.exec(message)?.[0] ?? message,
  );
  for (const reference of references) {
    const received = (byReference.get(reference) ?? []).map(([, count]) => count);
    const repeated = received.reduce((sum, count) => sum + count - 1, 0);
    figures.messages += repeated + received.length;
    figures.repeated += repeated;
    if (received.length < 2) figures.missing.push(reference);
    if (repeated >= (await attemptsAt(reference))) figures.tooOften.push(reference);
  }
  return figures;
}

async function attemptsAt(reference: string): Promise<number> {
  for (const form of formNames) {
    const key = recordKey({ form, reference });
    const delivery: Delivery | null = await openStore('deliveries').get(key, { type: 'json' });
    if (delivery) return delivery.attempts;
  }
  return 0;
}
