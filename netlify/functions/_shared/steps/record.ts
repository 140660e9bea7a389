import { setTimeout as delay } from 'node:timers/promises';
import { failure } from '../errors.ts';
import { canonicalJson, sha256, shortCode } from '../reference.ts';
import { keepFirst, type OpenStore, within } from '../store.ts';
import { recordKey, type Submission } from '../submissions.ts';
import type { AttachedFile } from './attachment.ts';
import type { Envelope } from './envelope.ts';
import { describeAttachment } from './keep-attachment.ts';

interface Receipt<Fields extends object> {
  form: Submission['form'];
  envelope: Envelope;
  fields: Fields;
  file: AttachedFile | undefined;
  botCheck: Submission['botCheck'];
  receivedAt: Date;
}

interface Storage {
  openStore: OpenStore;
  /** Milliseconds. */
  storagePatience: number;
}

/** How long, and how often, a record is looked for that another post is just about to write; ms. */
const twin = { patience: 3000, pause: 100 };

/** What is kept of a form. Its reference follows from the idempotency key, without one from content and day. */
export function toSubmission<Fields extends object>(receipt: Receipt<Fields>): Submission<Fields> {
  const { form, envelope, fields, file, botCheck } = receipt;
  const receivedAt = receipt.receivedAt.toISOString();
  const content = canonicalJson(file ? { ...fields, file: file.sha256 } : fields);
  const day = receivedAt.slice(0, 10);
  // Apart, so that nobody can send as a key what somebody else's content comes to.
  const key = envelope.idempotencyKey ? `k:${envelope.idempotencyKey}` : `c:${day}\n${content}`;
  const reference = `CAMU-${receivedAt.slice(0, 4)}-${shortCode(`${form}\n${key}`)}`;
  const attachment = file && describeAttachment(file, { form, reference, receivedAt });
  return {
    reference,
    form,
    locale: envelope.locale,
    receivedAt,
    contentHash: sha256(content),
    botCheck,
    fields,
    ...(attachment && { attachment }),
  };
}

/**
 * Stores a form once and returns its reference. The write is the claim of the idempotency key and
 * the commit point in one: before it nothing was accepted. The same key and content get the first
 * reference again, the same key with other content is a conflict, and a storage that fails or hangs
 * is unavailable: what it may have half written is what a repeated post finds.
 */
export async function recordOnce(storage: Storage, submission: Submission): Promise<string> {
  const write = async () =>
    keepFirst(storage.openStore('submissions'), recordKey(submission), submission);
  const stored = await within(storage.storagePatience, write()).catch((error: unknown) => {
    console.error(`${submission.form}: storage unavailable:`, error);
    throw failure('unavailable');
  });
  return referenceOf(stored, submission);
}

/**
 * The answer that the same form got before, for a repeated post whose bot check is spent. Where the
 * first post may still be on its way to the store, its record is waited for.
 */
export async function firstAnswer(
  storage: Storage,
  submission: Submission,
  underWay: boolean,
): Promise<string | undefined> {
  const read = async () =>
    storage.openStore('submissions').get(recordKey(submission), { type: 'json' });
  const until = performance.now() + (underWay ? twin.patience : 0);
  for (;;) {
    const stored: Submission | null = await within(storage.storagePatience, read()).catch(
      () => null,
    );
    if (stored) return referenceOf(stored, submission);
    if (performance.now() >= until) return undefined;
    await delay(twin.pause);
  }
}

function referenceOf(stored: Submission, submission: Submission): string {
  if (stored.contentHash !== submission.contentHash) throw failure('conflict');
  return stored.reference;
}
