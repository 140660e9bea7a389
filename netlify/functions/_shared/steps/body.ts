import { MIMEType } from 'node:util';
import { limits } from '../../../../src/forms/limits.ts';
import { type FormValues, failure, Refusal } from '../errors.ts';
import { type Pair, parseJson, parseMultipart, parseUrlencoded } from './body-formats.ts';

type Parse = (bytes: Buffer<ArrayBuffer>, type: MIMEType) => Pair[];

const parsers: Record<string, Parse> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseUrlencoded,
  'multipart/form-data': parseMultipart,
};

/** How a body is read, by its content type. */
export interface BodyFormat {
  /** Bytes that a body may have of a form that takes so many. */
  largest: (maxBytes: number) => number;
  /** Throws for what isn't of the format. */
  parse: (bytes: Buffer<ArrayBuffer>) => Pair[];
}

/** What a form held: its texts, and its files by their fields' names. */
export interface ParsedBody {
  values: FormValues;
  files: [field: string, file: File][];
}

/** The format that a body comes in, known before any of it is read. */
export function bodyFormat(contentType: string | null): BodyFormat {
  const type = readMediaType(contentType);
  const charset = type?.params.get('charset') ?? 'utf-8';
  const parse = type && parsers[type.essence];
  if (!parse || !/^utf-?8$/i.test(charset)) throw failure('unsupportedType');
  return {
    largest: (maxBytes) =>
      parse === parseMultipart ? maxBytes : Math.min(maxBytes, limits.textBytes),
    parse: (bytes) => parse(bytes, type),
  };
}

/** The content of a form in any of the formats it may come in. */
export function parseBody(bytes: Buffer<ArrayBuffer>, format: BodyFormat): ParsedBody {
  const pairs = parsePairs(bytes, format);
  return {
    values: new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    files: pairs.filter((pair): pair is [string, File] => typeof pair[1] !== 'string'),
  };
}

function parsePairs(bytes: Buffer<ArrayBuffer>, { parse }: BodyFormat): Pair[] {
  try {
    return parse(bytes);
  } catch (error) {
    throw error instanceof Refusal ? error : failure('unreadable');
  }
}

function readMediaType(contentType: string | null): MIMEType | undefined {
  try {
    return new MIMEType(contentType ?? '');
  } catch {
    return undefined;
  }
}
