import type { Belonging } from '../belongings.ts';
import { deleteBelongings, deleteSubmission } from '../delete-submission.ts';
import { readSubmission } from '../stored-submission.ts';
import { endedBefore, isOlderThan } from './age.ts';
import type { SweepServices } from './sweep-services.ts';

/** How many were deleted. */
export interface Swept {
  records: number;
  attachments: number;
  leftovers: number;
}

/** Deletes what nothing keeps any more of one record and its belongings. */
export async function sweepRecord(
  { now, openStore, retentionDays }: SweepServices,
  key: string,
  belongings: readonly Belonging[],
): Promise<Swept> {
  const submission = await readSubmission(openStore('submissions'), key);
  if (submission && isOlderThan(retentionDays, submission.receivedAt, now())) {
    await deleteSubmission(openStore, key, belongings);
    return { records: 1, attachments: 0, leftovers: 0 };
  }
  // A fresh one may be waiting for its record, which is written after it.
  const isOrphan = (attachment: string) =>
    attachment !== submission?.attachment?.key &&
    endedBefore(1, attachment.split('/')[0] ?? '', now());
  const attachments = belongings.filter((one) => one.store === 'attachments' && isOrphan(one.key));
  const leftovers = submission ? [] : belongings.filter((one) => one.store !== 'attachments');
  await deleteBelongings(openStore, [...attachments, ...leftovers]);
  return { records: 0, attachments: attachments.length, leftovers: leftovers.length };
}
