import type { Envelope } from '../envelope.ts';
import { failure } from '../outcome.ts';
import { canonicalJson, sha256, shortCode } from '../reference.ts';
import { keepFirst, type OpenStore, within } from '../store.ts';
import { recordKey, type Submission } from '../submission.ts';

interface Receipt<Fields extends object> {
  form: Submission['form'];
  envelope: Envelope;
  fields: Fields;
  botCheck: Submission['botCheck'];
  receivedAt: Date;
}

interface Storage {
  openStore: OpenStore;
  /** Milliseconds. */
  storagePatience: number;
}

/**
 * Stores a form once and returns its reference. The write is the claim of the idempotency key and
 * the commit point in one: before it nothing was accepted. The same key and fields get the first
 * reference again, the same key with other fields is a conflict, and a storage that fails or hangs
 * is unavailable: what it may have half written is what a repeated post finds.
 */
export async function recordOnce<Fields extends object>(
  storage: Storage,
  receipt: Receipt<Fields>,
): Promise<string> {
  const submission = toSubmission(receipt);
  const written = async () =>
    keepFirst(storage.openStore('submissions'), recordKey(submission), submission);
  const stored = await within(storage.storagePatience, written()).catch((error: unknown) => {
    console.error(`${receipt.form}: storage unavailable:`, error);
    throw failure('unavailable');
  });
  if (stored.contentHash !== submission.contentHash) throw failure('conflict');
  return stored.reference;
}

function toSubmission<Fields extends object>(receipt: Receipt<Fields>): Submission<Fields> {
  const { form, envelope, fields, botCheck } = receipt;
  const receivedAt = receipt.receivedAt.toISOString();
  const content = canonicalJson(fields);
  const key = envelope.idempotencyKey ?? sha256(`${content}${receivedAt.slice(0, 10)}`);
  return {
    reference: `CAMU-${receivedAt.slice(0, 4)}-${shortCode(`${form}\n${key}`)}`,
    form,
    locale: envelope.locale,
    receivedAt,
    contentHash: sha256(content),
    botCheck,
    fields,
  };
}
