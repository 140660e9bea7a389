import { MIMEType } from 'node:util';
import { limits } from '../../../../src/forms/limits.ts';
import { type FormValues, failure, Refusal } from '../outcome.ts';
import { type Body, parseJson, parseMultipart, parseUrlencoded } from './body-formats.ts';

const formats: Record<string, (body: Body) => Promise<[string, string][]>> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseUrlencoded,
  'multipart/form-data': parseMultipart,
};

/** The values of a form in any of the formats it may come in. */
export async function parseBody(
  bytes: Buffer<ArrayBuffer>,
  contentType: string | null,
): Promise<FormValues> {
  const type = readMediaType(contentType);
  const charset = type?.params.get('charset') ?? 'utf-8';
  const parse = type && formats[type.essence];
  if (!parse || !/^utf-?8$/i.test(charset)) throw failure('unsupportedType');
  const pairs = await parse({ bytes, type: String(type) }).catch((error: unknown) => {
    throw error instanceof Refusal ? error : failure('unreadable');
  });
  if (pairs.length > limits.fields) throw failure('tooLarge');
  return new Map(pairs);
}

function readMediaType(contentType: string | null): MIMEType | undefined {
  try {
    return new MIMEType(contentType ?? '');
  } catch {
    return undefined;
  }
}
