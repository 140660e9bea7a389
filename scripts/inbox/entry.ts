import { DamagedValue } from '../../netlify/functions/_shared/json-blobs.ts';
import { listKeys } from '../../netlify/functions/_shared/store.ts';
import { type AnySubmission, readSubmission } from '../../netlify/functions/_shared/submissions.ts';
import { begunDeliveries, type Delivery, pending, readDelivery } from './delivery.ts';
import { type Mark, readMark, unmarked } from './marks.ts';
import type { Inbox } from './open-inbox.ts';

/** A submission with what is known about it. */
export interface Entry {
  key: string;
  submission: AnySubmission;
  mark: Mark;
  delivery: Delivery;
}

/** Reads the entry of a record; undefined when there is none. Rejects with a DamagedValue. */
export async function readEntry(
  { openStore }: Inbox,
  key: string,
  isMarked = true,
  isBegun = true,
): Promise<Entry | undefined> {
  const [submission, mark, delivery] = await Promise.all([
    readSubmission(openStore('submissions'), key),
    isMarked ? readMark(openStore('marks'), key).catch(insteadOfDamaged(unmarked)) : unmarked,
    isBegun ? readDelivery(openStore('deliveries'), key).catch(insteadOfDamaged(pending)) : pending,
  ]);
  return submission && { key, submission, mark, delivery };
}

/** Reads many entries: looks only for the marks and deliveries that are there. */
export async function entryReader(
  inbox: Inbox,
): Promise<(key: string) => ReturnType<typeof readEntry>> {
  const [marked, begun] = await Promise.all([
    listKeys(inbox.openStore('marks')).then((keys) => new Set(keys)),
    begunDeliveries(inbox.openStore('deliveries')),
  ]);
  return (key) => readEntry(inbox, key, marked.has(key), begun.has(key));
}

/** A record must show, whatever became of what is noted beside it. */
function insteadOfDamaged<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof DamagedValue || error instanceof SyntaxError) return value;
    throw error;
  };
}
