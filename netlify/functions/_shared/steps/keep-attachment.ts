import { failure } from '../outcome.ts';
import { type OpenStore, within } from '../store.ts';
import { type Attachment, recordKey, type Submission } from '../submission.ts';
import type { AttachedFile } from './attached-file.ts';

interface Storage {
  openStore: OpenStore;
  /** Milliseconds. */
  storagePatience: number;
}

/** What a record says of the file that came with it. */
export function describeAttachment(
  { name, type, size, sha256 }: AttachedFile,
  submission: Pick<Submission, 'form' | 'reference' | 'receivedAt'>,
): Attachment | undefined {
  if (type === '') return undefined;
  const key = `${submission.receivedAt.slice(0, 10)}/${recordKey(submission)}/${sha256}`;
  return { key, name, type, size, sha256 };
}

/**
 * Stores a file before the record that refers to it: a form whose record isn't written leaves a
 * file that nothing refers to, and the sweep removes it.
 */
export async function keepAttachment(
  storage: Storage,
  { attachment }: Pick<Submission, 'attachment'>,
  file: AttachedFile | undefined,
): Promise<void> {
  if (!attachment || !file) return;
  const write = async () =>
    storage.openStore('attachments').set(attachment.key, new Blob([file.bytes]));
  const written = await within(storage.storagePatience, write()).catch((error: unknown) => {
    console.error('attachments: storage unavailable:', error);
    throw failure('unavailable');
  });
  if (!written.modified) throw failure('unavailable');
}
