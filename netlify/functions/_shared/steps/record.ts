import type { Envelope } from '../envelope.ts';
import { failure } from '../outcome.ts';
import { canonicalJson, sha256, shortCode } from '../reference.ts';
import { type SubmissionStore, within } from '../store.ts';
import type { Submission } from '../submission.ts';

interface Receipt<Fields extends object> {
  form: string;
  envelope: Envelope;
  fields: Fields;
  botCheck: Submission['botCheck'];
  receivedAt: Date;
}

interface Storage {
  openStore: () => SubmissionStore;
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
  const stored = await within(storage.storagePatience, keepFirst(storage, submission)).catch(
    (error: unknown) => {
      console.error(`${receipt.form}: storage unavailable:`, error);
      throw failure('unavailable');
    },
  );
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

/**
 * The submission that holds the key: the given one, or the one that was first. A conditional write
 * reports success for every status but 412, so that only an ETag, or reading back, proves it.
 */
async function keepFirst(storage: Storage, submission: Submission): Promise<Submission> {
  const store = storage.openStore();
  const key = `${submission.form}/${submission.reference.slice(-8)}`;
  const written = await store.setJSON(key, submission, { onlyIfNew: true });
  if (written.modified && written.etag) return submission;
  const stored: Submission | null = await store.get(key, { type: 'json' });
  if (!stored) throw new Error('the record was not written');
  return stored;
}
