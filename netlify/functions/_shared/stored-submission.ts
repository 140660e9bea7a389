import * as v from 'valibot';
import { locales } from '../../../src/i18n/locales.ts';
import { DamagedValue, readStored } from './json-blobs.ts';
import type { BlobStore } from './store.ts';
import { type Attachment, formNames, recordKey, type Submission } from './submissions.ts';

/** A submission of any form. */
export type AnySubmission = Submission<Record<string, unknown>>;

const word = <Word extends string>() => v.custom<Word>((value) => typeof value === 'string');

const schema = v.object({
  reference: v.pipe(v.string(), v.regex(/^CAMU-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/)),
  form: v.picklist(formNames),
  locale: v.picklist(locales),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  contentHash: v.string(),
  botCheck: word<Submission['botCheck']>(),
  fields: v.record(v.string(), v.unknown()),
  attachment: v.optional(
    v.object({
      key: v.string(),
      name: v.string(),
      type: word<Attachment['type']>(),
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
