import { compareAndSwap } from '../json-blobs.ts';
import type { OpenStore } from '../store.ts';

/** Stored for two days under `mails/{day}/{hour}` (UTC) in `bot-check`. */
interface CountedMails {
  mails: number;
}

/** The hour of a moment in UTC, as `2026-11-21T12`. */
export const hourOf = (moment: Date): string => moment.toISOString().slice(0, 13);

/** Counts mails that are about to be sent; false when those of the hour are used up. */
export async function claimMails(
  openStore: OpenStore,
  { mails, perHour, now }: { mails: number; perHour: number; now: Date },
): Promise<boolean> {
  const key = `mails/${hourOf(now).replace('T', '/')}`;
  const counted = await compareAndSwap<CountedMails>(
    openStore('bot-check'),
    key,
    (before = { mails: 0 }) =>
      before.mails + mails <= perHour ? { mails: before.mails + mails } : undefined,
  );
  return counted !== undefined;
}
