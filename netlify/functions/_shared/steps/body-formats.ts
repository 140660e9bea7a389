import type { MIMEType } from 'node:util';
import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  type ParseMultipartOptions,
  parseMultipart as parseParts,
} from '@remix-run/multipart-parser';
import { limits } from '../../../../src/forms/limits.ts';
import { RequestError } from '../errors.ts';

/** The name of a field with its text or file; a name may occur more than once. */
export type Pair = [name: string, value: string | File];

const decodeUtf8 = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** `{"firstName":"Anora","consent":true}`. Throws for anything but a single object of plain values. */
export function parseJson(bytes: Buffer<ArrayBuffer>): Pair[] {
  const parsed: unknown = JSON.parse(decodeUtf8(bytes));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new TypeError('not an object');
  }
  const entries: [string, unknown][] = Object.entries(parsed);
  if (entries.length > limits.fields) throw new RequestError('tooLarge');
  return entries.map(([name, value]) => {
    if (typeof value === 'object' && value !== null) throw new TypeError('not a plain value');
    return [name, String(value ?? '')];
  });
}

/** `firstName=Anora&consent=on`. Throws for an escape that isn't UTF-8, which URLSearchParams would hide. */
export function parseUrlencoded(bytes: Buffer<ArrayBuffer>): Pair[] {
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  const pairs = decodeUtf8(bytes).split('&').filter(Boolean);
  if (pairs.length > limits.fields) throw new RequestError('tooLarge');
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))];
  });
}

const partLimits: Omit<ParseMultipartOptions, 'boundary'> = {
  // Room for a file name of 255 characters, the most that file systems allow.
  maxHeaderSize: 2048,
  maxParts: limits.fields,
  maxFileSize: limits.uploadBytes,
  maxTotalSize: limits.uploadBytes,
};

const limitErrors = [
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
];

/** RFC 2046, 5.1.1. The time to search for a boundary grows with its length. */
const maxBoundaryLength = 70;

/** Texts and files. Throws for a truncated body and for text that isn't UTF-8. */
export function parseMultipart(bytes: Buffer<ArrayBuffer>, { params }: MIMEType): Pair[] {
  const boundary = params.get('boundary');
  if (!boundary || bytes.length === 0) throw new TypeError('no parts');
  if (boundary.length > maxBoundaryLength) throw new TypeError('not a boundary');
  const pairs: Pair[] = [];
  let textBytes = 0;
  try {
    for (const part of parseParts(bytes, { boundary, ...partLimits })) {
      const [name, value] = readPart(part);
      if (typeof value === 'string') textBytes += part.size;
      if (textBytes > limits.textBytes) throw new RequestError('tooLarge');
      pairs.push([name, value]);
    }
  } catch (error) {
    if (limitErrors.some((limitError) => error instanceof limitError))
      throw new RequestError('tooLarge');
    throw error;
  }
  return pairs;
}

function readPart(part: MultipartPart): Pair {
  const { name, headers } = part;
  // RFC 7578, 4.2 forbids `filename*`, so there is no need to guess its charset and escapes.
  if (name === undefined || /filename\*/i.test(headers['content-disposition'] ?? '')) {
    throw new TypeError('not a part of a form');
  }
  const { filename } = part;
  return [
    name,
    filename === undefined ? part.text : new File([Buffer.concat(part.content)], filename),
  ];
}
