import * as v from 'valibot';
import { type FormName, formNames } from '../../../src/forms/registry.ts';
import { type Locale, languages } from '../../../src/i18n/locales.ts';
import { DamagedValue, readStored } from './json-blobs.ts';
import { settleAll } from './promises.ts';
import { parseReceiptKey } from './receipts.ts';
import { type BlobStore, listKeys, type OpenStore } from './store.ts';

/** A file that came with a form, kept in the store `attachments`. */
export interface Attachment {
  key: string;
  /** The sender's name for it, on one line; never a path. */
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
  sha256: string;
}

/** A form as it is kept: JSON in the store `submissions` under `{form}/{code}`. */
export interface Submission<Fields extends object = object> {
  /** `UNI-2026-7G3K9QXB`: the university's prefix, the year of storing and the code of the record's key. */
  reference: string;
  form: FormName;
  locale: Locale;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** SHA-256 of the fields and the file: tells a repeated post from a different one with the same key. */
  contentHash: string;
  /** `unknown`: the staff should check whether a person sent it. */
  botCheck: 'human' | 'unknown';
  fields: Fields;
  attachment?: Attachment;
}

/** A submission of any form. */
export type AnySubmission = Submission<Record<string, unknown>>;

/** The key of a submission's record; the keys of its related blobs contain it. */
export function recordKey({ form, reference }: Pick<Submission, 'form' | 'reference'>): string {
  return `${form}/${reference.slice(-8)}`;
}

const stringOf = <Text extends string>() => v.custom<Text>((value) => typeof value === 'string');

/** A record as it was stored, by this version of the functions or an older one. */
const schema = v.object({
  reference: v.pipe(v.string(), v.regex(/^[A-Z]{2,8}-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/)),
  form: v.picklist(formNames),
  locale: v.picklist(languages),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  contentHash: v.string(),
  botCheck: stringOf<Submission['botCheck']>(),
  fields: v.record(v.string(), v.unknown()),
  attachment: v.optional(
    v.object({
      key: v.string(),
      name: v.string(),
      type: stringOf<Attachment['type']>(),
      size: v.number(),
      sha256: v.string(),
    }),
  ),
});

/** The record under a key; undefined when there is none. Rejects with a DamagedValue. */
export async function readSubmission(
  store: Pick<BlobStore, 'get'>,
  key: string,
): Promise<AnySubmission | undefined> {
  const submission = await readStored(store, key, schema);
  if (submission && recordKey(submission) !== key) {
    throw new DamagedValue(key, `it is the record of ${submission.reference}`);
  }
  return submission;
}

const relatedStores = ['attachments', 'deliveries', 'marks', 'received'] as const;

/** A blob that belongs to a submission's record: its file, messages, marks or receipt. */
export interface RelatedBlob {
  store: (typeof relatedStores)[number];
  key: string;
}

const recordKeyPattern = /(?:^|\/)([a-z-]+\/[0-9A-HJKMNP-TV-Z]{8})(?:\/|$)/;

/** All related blobs by the key of their record, whether or not that record exists. */
export async function listRelatedBlobs(
  openStore: OpenStore,
): Promise<ReadonlyMap<string, readonly RelatedBlob[]>> {
  const byRecord = new Map<string, RelatedBlob[]>();
  const keys = await Promise.all(relatedStores.map((store) => listKeys(openStore(store))));
  for (const [index, store] of relatedStores.entries()) {
    for (const key of keys[index] ?? []) {
      const record = parseReceiptKey(key)?.recordKey ?? recordKeyPattern.exec(key)?.[1];
      if (record) byRecord.set(record, [...(byRecord.get(record) ?? []), { store, key }]);
    }
  }
  return byRecord;
}

/**
 * Deletes a record, then its related blobs, so that nobody ever sees a record without them. If it is
 * interrupted, calling it again or the sweep deletes the rest.
 */
export async function deleteSubmission(
  openStore: OpenStore,
  key: string,
  related: readonly RelatedBlob[],
): Promise<void> {
  await openStore('submissions').delete(key);
  await deleteRelatedBlobs(openStore, related);
}

/** Tries to delete all of them, then rejects if any failed. */
export async function deleteRelatedBlobs(
  openStore: OpenStore,
  related: readonly RelatedBlob[],
): Promise<void> {
  await settleAll(related.map(({ store, key }) => openStore(store).delete(key)));
}
