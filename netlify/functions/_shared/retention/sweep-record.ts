import { isoDay } from '../../../../src/i18n/format.ts';
import { noteReceipt } from '../receipts.ts';
import type { OpenStore } from '../store.ts';
import {
  deleteRelatedBlobs,
  deleteSubmission,
  type RelatedBlob,
  readSubmission,
} from '../submissions.ts';

/** How many blobs were deleted, by kind. */
export interface Swept {
  records: number;
  attachments: number;
  leftovers: number;
}

/** The services that sweeping one record needs. */
interface RecordServices {
  now: () => Date;
  openStore: OpenStore;
  /** How many days records are kept. */
  retentionDays: number;
}

/**
 * Deletes an expired record with its related blobs. For any other record, deletes the blobs that nothing
 * refers to and writes a missing receipt.
 */
export async function sweepRecord(
  { now, openStore, retentionDays }: RecordServices,
  key: string,
  related: readonly RelatedBlob[],
): Promise<Swept> {
  const submission = await readSubmission(openStore('submissions'), key);
  if (submission && isExpired(Date.parse(submission.receivedAt), retentionDays, now())) {
    await deleteSubmission(openStore, key, related);
    return { records: 1, attachments: 0, leftovers: 0 };
  }
  if (submission && !related.some(({ store }) => store === 'received')) {
    await noteReceipt(openStore, submission);
  }
  // The record of a new attachment may not have been written yet.
  const isOrphan = (attachment: string) =>
    attachment !== submission?.attachment?.key &&
    endedBefore(1, attachment.split('/')[0] ?? '', now());
  const attachments = related.filter((blob) => blob.store === 'attachments' && isOrphan(blob.key));
  const leftovers = submission ? [] : related.filter((blob) => blob.store !== 'attachments');
  await deleteRelatedBlobs(openStore, [...attachments, ...leftovers]);
  return { records: 0, attachments: attachments.length, leftovers: leftovers.length };
}

/** Whether a record of this time (ms since 1970) has been kept for the given number of days. */
export const isExpired = (receivedAt: number, retentionDays: number, now: Date): boolean =>
  receivedAt < daysBefore(now, retentionDays).getTime();

/** Whether a day (`2026-11-21`, UTC) ended at least the given number of days ago; false for other texts. */
export function endedBefore(days: number, day: string, now: Date): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && day < isoDay(daysBefore(now, days));
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
