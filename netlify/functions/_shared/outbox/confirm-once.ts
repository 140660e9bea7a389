import { createHmac } from 'node:crypto';
import { keepFirst, type OpenStore } from '../store.ts';
import { type SenderSubmission, SendFailure } from './channel.ts';

interface Services {
  openStore: OpenStore;
  /** The site's secret, without which nobody can tell whose address a key is of. */
  hmacKey: () => Promise<string>;
}

/**
 * Rejects unless a submission's confirmation is the first of its day to its address. It belongs to
 * the reference, so that one that could not be sent is tried again. Kept with what else can be used
 * once a day, which the sweep removes.
 */
export async function confirmOnce(
  { openStore, hmacKey }: Services,
  { reference, receivedAt, fields }: SenderSubmission,
): Promise<void> {
  const address = createHmac('sha256', await hmacKey())
    .update(`confirmation\n${mailboxOf(fields.email)}`)
    .digest('hex');
  const key = `spent/${receivedAt.slice(0, 10)}/confirmation-${address}`;
  const first = await keepFirst(openStore('bot-check'), key, { reference });
  if (first.reference !== reference) throw new SendFailure('not the first today', true);
}

/** Spellings of an address that most providers bring to one mailbox: `Anora+x@…` and `anora@…`. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '');
}
