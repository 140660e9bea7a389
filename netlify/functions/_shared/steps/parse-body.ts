import { MIMEType } from 'node:util';
import { limits } from '../../../../src/forms/limits.ts';
import { type FormValues, failure } from '../outcome.ts';
import { type Body, parseJson, parseMultipart, parseUrlencoded } from './body-formats.ts';

type Pair = [name: string, value: string | File];

const formats: Record<string, (body: Body) => Promise<Pair[]>> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseUrlencoded,
  'multipart/form-data': parseMultipart,
};

/** What a form held: its texts, and its files by their fields' names. */
export interface ParsedBody {
  values: FormValues;
  files: [field: string, file: File][];
}

/** The content of a form in any of the formats it may come in. */
export async function parseBody(
  bytes: Buffer<ArrayBuffer>,
  contentType: string | null,
): Promise<ParsedBody> {
  const type = readMediaType(contentType);
  const charset = type?.params.get('charset') ?? 'utf-8';
  const parse = type && formats[type.essence];
  if (!parse || !/^utf-?8$/i.test(charset)) throw failure('unsupportedType');
  const pairs = await parse({ bytes, type: String(type) }).catch(() => {
    throw failure('unreadable');
  });
  if (pairs.length > limits.fields) throw failure('tooLarge');
  return {
    values: new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    files: pairs.filter((pair): pair is [string, File] => typeof pair[1] !== 'string'),
  };
}

function readMediaType(contentType: string | null): MIMEType | undefined {
  try {
    return new MIMEType(contentType ?? '');
  } catch {
    return undefined;
  }
}
