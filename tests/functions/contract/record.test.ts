import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../netlify/functions/_shared/errors.ts';
import { readEnvelope } from '../../../netlify/functions/_shared/steps/envelope.ts';
import { recordOnce, toSubmission } from '../../../netlify/functions/_shared/steps/record.ts';
import { services } from '../production.ts';
import { connectBlobs } from './blobs-store.ts';
import { anoraFields, newKey, storedRecords } from './contact-posts.ts';

const noon = '2026-11-21T12:00:00.000Z';

function record(idempotencyKey = '', receivedAt = noon, fields = anoraFields): Promise<string> {
  const envelope = readEnvelope(new Map(Object.entries({ idempotencyKey, locale: 'ru' })));
  const known = { form: 'contact', botCheck: 'unknown', file: undefined } as const;
  const accepted = { ...known, envelope, fields, receivedAt: new Date(receivedAt) };
  return recordOnce(services, toSubmission(accepted));
}

it('stores the fields, and nothing else about the sender', async () => {
  await connectBlobs();
  const reference = await record(newKey());
  expect(await storedRecords()).toEqual([
    {
      reference: expect.stringMatching(/^CAMU-2026-[0-9A-HJKMNP-TV-Z]{8}$/),
      form: 'contact',
      locale: 'ru',
      receivedAt: noon,
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      botCheck: 'unknown',
      fields: anoraFields,
    },
  ]);
  expect((await storedRecords())[0]?.reference).toBe(reference);
});

describe('a second post', () => {
  it('of the same key and fields gets the first reference, even in the next year', async () => {
    await connectBlobs();
    const key = newKey();
    const first = await record(key, '2026-12-31T23:59:59Z');
    expect(await record(key, '2027-01-01T00:00:01Z')).toBe(first);
    expect(await storedRecords()).toHaveLength(1);
  });

  it('of the same key and other fields is a conflict', async () => {
    await connectBlobs();
    const key = newKey();
    await record(key);
    const other = record(key, noon, { ...anoraFields, message: 'Boshqa savol' });
    await expect(other).rejects.toEqual(new RequestError('conflict'));
    expect((await storedRecords()).map(({ fields }) => fields)).toEqual([anoraFields]);
  });

  it('of another key is a record of its own', async () => {
    await connectBlobs();
    expect(await record(newKey())).not.toBe(await record(newKey()));
  });

  it('without a key is the same on the same day only', async () => {
    await connectBlobs();
    const first = await record('', '2026-11-21T00:00:00Z');
    expect(await record('', '2026-11-21T23:59:59Z')).toBe(first);
    expect(await record('', '2026-11-22T00:00:00Z')).not.toBe(first);
    expect(await record('', noon, { ...anoraFields, message: 'Yana' })).not.toBe(first);
  });
});
