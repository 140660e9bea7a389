import * as v from 'valibot';
import { readStored } from '../../netlify/functions/_shared/json-blobs.ts';
import type { BlobStore } from '../../netlify/functions/_shared/store.ts';

/** What a submission may be marked as. */
export const statuses = ['new', 'read', 'done'] as const;

export type Status = (typeof statuses)[number];

/** What the staff noted of a submission, kept in the store `marks` under the record's key. */
export interface Mark {
  status: Status;
  note?: string;
  /** ISO 8601, UTC; missing where nobody marked anything yet. */
  at?: string;
}

export const unmarked: Mark = { status: 'new' };

const schema = v.object({
  status: v.picklist(statuses),
  note: v.optional(v.string()),
  at: v.optional(v.string()),
});

/** A record's mark. Rejects with a DamagedValue. */
export async function readMark(store: Pick<BlobStore, 'get'>, key: string): Promise<Mark> {
  return (await readStored(store, key, schema)) ?? unmarked;
}
