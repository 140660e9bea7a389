import { setTimeout as delay } from 'node:timers/promises';
import university from '#built/university';
import { isoDay } from '../../../../src/i18n/format.ts';
import { RequestError } from '../errors.ts';
import { putIfAbsent } from '../json-blobs.ts';
import { withTimeout } from '../promises.ts';
import { canonicalJson, sha256, shortCode } from '../reference.ts';
import type { Storage } from '../store.ts';
import { recordKey, type Submission } from '../submissions.ts';
import { type AttachedFile, describeAttachment } from './attachment.ts';
import type { Envelope } from './envelope.ts';

/** A form that passed all checks. */
interface AcceptedForm {
  form: Submission['form'];
  envelope: Envelope;
  fields: object;
  file: AttachedFile | undefined;
  botCheck: Submission['botCheck'];
  receivedAt: Date;
}

/**
 * The record of a form. Its reference derives from the idempotency key, or without one from the
 * content and the day (UTC).
 */
export function toSubmission(accepted: AcceptedForm): Submission {
  const { form, envelope, fields, file, botCheck } = accepted;
  const receivedAt = accepted.receivedAt.toISOString();
  const content = canonicalJson(file ? { ...fields, file: file.sha256 } : fields);
  // Separate namespaces, so that nobody can send a key that equals the code of another form's content.
  const key = envelope.idempotencyKey
    ? `k:${envelope.idempotencyKey}`
    : `c:${isoDay(accepted.receivedAt)}\n${content}`;
  const code = shortCode(`${form}\n${key}`);
  const reference = `${university.referencePrefix}-${receivedAt.slice(0, 4)}-${code}`;
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
 * Stores a form once and returns its reference. One write both claims the idempotency key and commits:
 * before it, nothing has been accepted. The same key and content get the first reference again; the same
 * key with other content is a conflict. If the storage fails or hangs, the error is `unavailable`, and a
 * repeated post finds the record if it was written nevertheless.
 */
export async function recordOnce(
  { openStore, storageTimeoutMs }: Storage,
  submission: Submission,
): Promise<string> {
  const write = async () =>
    putIfAbsent(openStore('submissions'), recordKey(submission), submission);
  const stored = await withTimeout(write(), storageTimeoutMs).catch((error: unknown) => {
    console.error(`${submission.form}: storage unavailable:`, error);
    throw new RequestError('unavailable');
  });
  return referenceOf(stored, submission);
}

/** The wait between two reads of a record that a concurrent post is writing (ms); doubles each time. */
const wait = { firstMs: 100, longestMs: 1000 };

/**
 * The reference that the same form got before, for a repeated post whose token is used up; undefined
 * when there is none. When `inFlight`, the first post may still be writing its record, so this waits
 * until this post's own deadline, which is after the first one's.
 */
export async function existingReference(
  storage: Storage,
  submission: Submission,
  inFlight: boolean,
): Promise<string | undefined> {
  const { openStore } = storage;
  const read = async () => openStore('submissions').get(recordKey(submission), { type: 'json' });
  const deadline = inFlight ? performance.now() + storage.storageTimeoutMs : 0;
  for (let waitMs = wait.firstMs; ; waitMs = Math.min(2 * waitMs, wait.longestMs)) {
    const reading = withTimeout(read(), storage.storageTimeoutMs);
    const stored: Submission | null = await reading.catch(() => null);
    if (stored) return referenceOf(stored, submission);
    if (performance.now() + waitMs >= deadline) return undefined;
    await delay(waitMs);
  }
}

function referenceOf(stored: Submission, submission: Submission): string {
  if (stored.contentHash !== submission.contentHash) throw new RequestError('conflict');
  return stored.reference;
}
