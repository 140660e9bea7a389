import { MIMEType } from 'node:util';
import { limits } from '../../../../src/forms/limits.ts';
import { RequestError } from '../errors.ts';
import { type Pair, parseJson, parseMultipart, parseUrlencoded } from './body-formats.ts';

type Parse = (bytes: Buffer<ArrayBuffer>, type: MIMEType) => Pair[];

const parsers: Record<string, Parse> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseUrlencoded,
  'multipart/form-data': parseMultipart,
};

/** How to read a body of a content type. */
export interface BodyFormat {
  mayHaveFiles: boolean;
  /** The maximum size of a body in bytes, given the form's own limit. */
  maxBytes: (formMaxBytes: number) => number;
  /** Throws when the body doesn't follow the format. */
  parse: (bytes: Buffer<ArrayBuffer>) => Pair[];
}

/** The text fields of a post by name; of a repeated field the last value. */
export type FormValues = ReadonlyMap<string, string>;

/** The content of a form: its texts, and its files with the names of their fields. */
export interface ParsedBody {
  values: FormValues;
  files: [field: string, file: File][];
}

/** The format of a body by its content type; throws for an unsupported one, so that it is never read. */
export function bodyFormat(contentType: string | null): BodyFormat {
  const type = parseMediaType(contentType);
  const charset = type?.params.get('charset') ?? 'utf-8';
  const parse = type && parsers[type.essence];
  if (!parse || !/^utf-?8$/i.test(charset)) throw new RequestError('unsupportedType');
  const mayHaveFiles = parse === parseMultipart;
  return {
    mayHaveFiles,
    maxBytes: (formMaxBytes) =>
      mayHaveFiles ? formMaxBytes : Math.min(formMaxBytes, limits.textBytes),
    parse: (bytes) => parse(bytes, type),
  };
}

function parseMediaType(contentType: string | null): MIMEType | undefined {
  try {
    return new MIMEType(contentType ?? '');
  } catch {
    return undefined;
  }
}

/** The body's bytes. Stops reading after `maxBytes` and rejects a longer body with `tooLarge`. */
export async function readBody(
  request: Request,
  maxBytes: number,
  tooLarge = new RequestError('tooLarge'),
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The content of a form in any of its formats. Throws a RequestError for a body that can't be parsed. */
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
    throw error instanceof RequestError ? error : new RequestError('unreadable');
  }
}
