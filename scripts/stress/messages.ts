import { parseEnvironment } from '../../netlify/functions/_shared/environment.ts';
import type { Delivery } from '../../netlify/functions/_shared/outbox/delivery.ts';
import { sendPending } from '../../netlify/functions/_shared/outbox/send.ts';
import { createOutboxServices } from '../../netlify/functions/_shared/outbox/services.ts';
import { openStore } from '../../netlify/functions/_shared/store.ts';
import { recordKey } from '../../netlify/functions/_shared/submissions.ts';
import { formNames } from '../../src/forms/registry.ts';
import type { MessageSink } from './message-sink.ts';

export interface MessageFigures {
  /** Mails and lines of the chat that came. */
  messages: number;
  /** Of these, how many came again: what was sent and could not be noted when the site was killed. */
  repeated: number;
  /** References of which the staff were not told, by mail or in the chat. */
  untold: string[];
  /** References of which more came again than attempts were cut short. */
  tooOften: string[];
}

const hour = 60 * 60 * 1000;
const limits = { lastStartMs: 600_000, endMs: 600_000, saveMs: 60_000 };

/** Sends what is left, as the scheduled function does an hour later, from the store of this process. */
export async function sendRest(variables: Record<string, string>): Promise<void> {
  const later = new Date(Math.ceil((Date.now() + hour) / hour) * hour);
  const services = createOutboxServices(parseEnvironment(variables));
  await sendPending({ ...services, now: () => later }, limits);
}

/** What came of all these forms, compared with what was noted of them. */
export async function countMessages(
  { counts }: MessageSink,
  references: Iterable<string>,
): Promise<MessageFigures> {
  const figures: MessageFigures = { messages: 0, repeated: 0, untold: [], tooOften: [] };
  const byReference = Map.groupBy(
    counts,
    ([message]) => /CAMU-\d{4}-\w{8}/.exec(message)?.[0] ?? message,
  );
  for (const reference of references) {
    const ofThis = (byReference.get(reference) ?? []).map(([, count]) => count);
    const repeated = ofThis.reduce((sum, count) => sum + count - 1, 0);
    figures.messages += repeated + ofThis.length;
    figures.repeated += repeated;
    if (ofThis.length < 2) figures.untold.push(reference);
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
