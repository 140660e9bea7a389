import type { BlobStore } from '../store.ts';
import type { SendFailure } from './channel.ts';
import { type MessageKind, type OpenDelivery, openKey } from './delivery.ts';
import { lease } from './pauses.ts';

/** Against how many others, or failures of the storage, a change may lose. */
const tries = 5;

type Change = (open: OpenDelivery | undefined) => OpenDelivery | undefined;

/** What is under way for a record, with the ETag that a change depends on. */
async function read(store: BlobStore, recordKey: string) {
  const found = await store.getWithMetadata(openKey(recordKey), { type: 'json' });
  if (!found) return undefined;
  if (!found.etag) throw new Error(`${openKey(recordKey)} came without an ETag`);
  return { open: found.data as OpenDelivery, etag: found.etag };
}

export async function readOpen(
  store: BlobStore,
  recordKey: string,
): Promise<OpenDelivery | undefined> {
  return (await read(store, recordKey))?.open;
}

/**
 * Changes what is under way by compare-and-swap and returns what is stored then; nothing is written
 * when `change` returns its argument or undefined. A write that nobody proved is read back and
 * changed again, so `change` must bear being applied to its own result. Rejects when no write could
 * be proven.
 */
export async function changeOpen(
  store: BlobStore,
  recordKey: string,
  change: Change,
): Promise<OpenDelivery | undefined> {
  let cause: unknown;
  for (let attempt = 0; attempt < tries; attempt++) {
    try {
      const found = await read(store, recordKey);
      const changed = change(found?.open);
      if (!changed || changed === found?.open) return changed;
      const condition = found ? { onlyIfMatch: found.etag } : { onlyIfNew: true };
      const written = await store.setJSON(openKey(recordKey), changed, condition);
      if (written.modified && written.etag) return changed;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`${openKey(recordKey)} was not written`, { cause });
}

/** Begins an attempt; undefined when none is due or another run is at it. */
export function takeLease(
  store: BlobStore,
  recordKey: string,
  { holder, now }: { holder: string; now: Date },
): Promise<OpenDelivery | undefined> {
  return changeOpen(store, recordKey, (open) => {
    if (open?.holder === holder) return open;
    if (open && !isOver(open, now)) return undefined;
    const { attempts = 0, settled = [], problems = {} } = open ?? {};
    const due = new Date(now.getTime() + lease).toISOString();
    return { attempts: attempts + 1, due, holder, settled, problems };
  });
}

/** Whether the lease or the pause has ended. */
export function isOver({ due }: OpenDelivery, now: Date): boolean {
  return Date.parse(due) <= now.getTime();
}

/** Notes how the sending of a message ended, whoever has the lease by now. */
export function note(
  store: BlobStore,
  recordKey: string,
  kind: MessageKind,
  failure: SendFailure | undefined,
): Promise<OpenDelivery | undefined> {
  return changeOpen(store, recordKey, (open) => {
    if (!open || open.settled.includes(kind)) return open;
    const isSettled = !failure || failure.final;
    return {
      ...open,
      settled: isSettled ? [...open.settled, kind] : open.settled,
      problems: { ...open.problems, [kind]: failure?.message },
    };
  });
}
