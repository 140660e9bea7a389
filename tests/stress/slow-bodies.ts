import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { limits } from '../../src/forms/limits.ts';
import type { HostilePost } from './bodies.ts';

/** A body made to take much CPU time, just below the size limits unless its name says otherwise. */
export interface SlowBody extends Pick<HostilePost, 'type' | 'body'> {
  name: string;
}

const line = '\r\n';
const boundary = 'line';
const textBytes = limits.textBytes - 2_000;
const uploadBytes = limits.uploadBytes - 2_000;
const fileBytes = limits.files - 2_000;

const repeat = (piece: string, bytes: number) =>
  piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

/** A valid application, to be overridden in part. */
const valid: Record<string, string> = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '901234567',
  message: 'Salom',
  vacancy: 'any',
  socialNetworks: '',
  socialStatus: 'none',
  consent: 'on',
  locale: 'uz',
};

const json = (name: string, text: string): SlowBody => ({
  name: `JSON: ${name}`,
  type: 'application/json',
  body: Buffer.from(text),
});
const form = (name: string, text: string): SlowBody => ({
  name: `form: ${name}`,
  type: 'application/x-www-form-urlencoded',
  body: Buffer.from(text),
});
const parts = (name: string, body: Buffer | string, declaredBoundary = boundary): SlowBody => ({
  name: `parts: ${name}`,
  type: `multipart/form-data; boundary="${declaredBoundary}"`,
  body: Buffer.from(body as string),
});

const part = (head: string, content: Buffer | string, by = boundary) =>
  Buffer.concat([
    Buffer.from(`--${by}${line}content-disposition: form-data; ${head}${line}${line}`),
    Buffer.from(content as string),
    Buffer.from(line),
  ]);
const end = (by = boundary) => Buffer.from(`--${by}--${line}`);
const textParts = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => part(`name="${name}"`, value));

/** A complete application with a file. */
const withFile = (name: string, content: Buffer | string, filename = 'a.pdf') =>
  parts(
    name,
    Buffer.concat([
      ...textParts(valid),
      part(`name="socialStatusFile"; filename="${filename}"`, content),
      end(),
    ]),
  );

/** Texts that are expensive to validate, normalize, decode or render. */
const expensiveTexts: [string, string][] = [
  ['U+FFFD', '\uFFFD'],
  ['marks', `a${'\u0301'.repeat(60_000)}${'\u0327'.repeat(60_000)}`],
  ['marks in turn', '\u0301\u0327'],
  ['as many marks as may be', `a${'\u0301'.repeat(15)}${'\u0327'.repeat(15)}`],
  ['ligatures of eighteen letters', '\uFDFA'],
  ['decomposed Hangul', '\u1112\u1161\u11ab'],
  ['joiners', '\u200D'],
  ['emoji', '👩‍👩‍👧‍👦'],
  ['markup', '<&">'],
  ['line breaks', '\r'],
  ['blanks', ' '],
  ['digits', '9'],
  ['dots', 'a.'],
  ['at signs', '@'],
  ['dashes', '-a'],
  ['backslashes', '\\"'],
];
const fields = ['firstName', 'email', 'phone', 'message', 'socialNetworks', 'vacancy', 'botToken'];

const textBodies = expensiveTexts.flatMap(([name, piece]) => {
  const long = repeat(piece, textBytes) || piece;
  const share = repeat(piece, textBytes / fields.length) || piece.slice(0, textBytes / 20);
  const everywhere = Object.fromEntries(fields.map((field) => [field, share]));
  return [
    ...fields.map((field) =>
      json(`${name} in ${field}`, JSON.stringify({ ...valid, [field]: long })),
    ),
    parts(
      `${name} in every field`,
      Buffer.concat([...textParts({ ...valid, ...everywhere }), end()]),
    ),
    form(`${name} in every field`, String(new URLSearchParams({ ...valid, ...everywhere }))),
  ];
});

const nested = (depth: number) => `${'['.repeat(depth)}0${']'.repeat(depth)}`;
const tokenBodies = [
  nested(60_000),
  `{"challenge":{"parameters":{"x":${nested(60_000)}},"signature":"a"},"solution":{"counter":1,"derivedKey":"a"}}`,
  `{"challenge":{"parameters":{"data":{"action":"application"},"cost":1e9,"keyLength":1e9},"signature":"a"},"solution":{"counter":1,"derivedKey":"${repeat('ab', 100_000)}"}}`,
  `{"challenge":{"parameters":{"data":{"action":"application"},${Array.from({ length: 12_000 }, (_, n) => `"k${n}":${n}`).join()}},"signature":"a"},"solution":{"counter":1,"derivedKey":"a"}}`,
].map((payload, n) =>
  json(
    `token ${n}`,
    JSON.stringify({ ...valid, botToken: Buffer.from(payload).toString('base64') }),
  ),
);

/** A file that almost contains the boundary: some near matches make `Buffer.indexOf` search slowly. */
const nearBoundary = (length: number) => {
  const letters = 'a'.repeat(length);
  const content = repeat(`${line}--${letters.slice(1)}b`, 9 * (length + 4)).padEnd(fileBytes, 'a');
  const file = part('name="socialStatusFile"; filename="a.pdf"', `${content}z`, letters);
  return parts(`almost a boundary of ${length} letters`, file, letters);
};

const formatBodies: SlowBody[] = [
  ...[1, 30, 69, 70, 71, 200, 1000, 4000, 14_000].map(nearBoundary),
  parts(
    '70,000 values of U+FFFD',
    Buffer.concat([
      ...Array.from({ length: 70_000 }, (_, n) => part('name="a"', `\uFFFD${n}`)),
      end(),
    ]),
  ),
  parts(
    '100 values of U+FFFD',
    Buffer.concat([
      ...Array.from({ length: limits.fields }, () =>
        part('name="a"', repeat('\uFFFD', textBytes / 100)),
      ),
      end(),
    ]),
  ),
  parts('a header without end', `--${boundary}${line}${repeat('x', uploadBytes)}`),
  parts('a header of many lines', `--${boundary}${line}${repeat(`a: b${line}`, uploadBytes)}`),
  parts(
    'headers of many parameters',
    Buffer.concat([
      ...Array.from({ length: limits.fields }, () => part(`name="a"${repeat(';a="', 1900)}`, 'x')),
      end(),
    ]),
  ),
  parts(
    'headers of blanks',
    Buffer.concat([
      ...Array.from({ length: limits.fields }, () =>
        part(`name="a"${repeat('; ', 900)}${repeat(' ', 900)}`, 'x'),
      ),
      end(),
    ]),
  ),
  parts('nothing but boundaries', repeat(`--${boundary}${line}`, uploadBytes)),
  parts(
    'nothing but empty parts',
    repeat(`--${boundary}${line}${line}${line}${line}`, uploadBytes),
  ),
  parts('a long text', Buffer.concat([part('name="message"', repeat('x', uploadBytes)), end()])),
  withFile('all but a boundary', repeat(`${line}--lin`, fileBytes)),
  withFile('breaks', repeat(line, fileBytes)),
  withFile('dashes', repeat('-', fileBytes)),
  parts(
    'a boundary of one letter',
    Buffer.concat([
      part(
        'name="a"; filename="b"',
        repeat(`${line}--${'a'.repeat(69)}b`, fileBytes),
        'a'.repeat(70),
      ),
      end('a'.repeat(70)),
    ]),
    'a'.repeat(70),
  ),
  withFile('a name of marks', '%PDF-1.7', `a${repeat('\u0301\u0327', 1800)}`),
  json(
    'many keys',
    `{${Array.from({ length: 26_000 }, (_, n) => `"${n.toString(36)}":0`).join()}}`,
  ),
  json('one key many times', `{${repeat('"a":0,', textBytes)}"a":0}`),
  json(
    'keys that look like indices',
    `{${Array.from({ length: 20_000 }, (_, n) => `"${4e9 - n * 7}":0`).join()}}`,
  ),
  json('deep', repeat('[', textBytes)),
  json('a deep object', repeat('{"a":', textBytes)),
  json('a long number', `{"phone":${repeat('9', textBytes)}}`),
  json('escapes', `{"message":"${repeat('\\u0000', textBytes)}"}`),
  form('many pairs', repeat('a=1&', textBytes)),
  form('nothing between', repeat('&', textBytes)),
  form('one pair of many signs', repeat('a=', textBytes)),
  form('escapes', `message=${repeat('%F0%9F%98%80', textBytes)}`),
  form('blanks', `message=${repeat('+', textBytes)}`),
  form('too long', repeat('a', uploadBytes)),
];

const jpegHead = 'ffd8ffc0000b080001000101011100ffda0008010100003f00';
const jpeg = (...middle: Buffer[]) =>
  Buffer.concat([Buffer.from(jpegHead, 'hex'), ...middle, Buffer.from('ffd9', 'hex')]);
const bytes = (hex: string, size: number) => Buffer.alloc(size, Buffer.from(hex, 'hex'));
/** The name of a profile's segment, and its number in their count. */
const iccName = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1').toString('hex');
const png = (middle: Buffer) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55', 'hex'),
    middle,
  ]);
/** A colour profile of one table, of these bytes. */
function profile(table: Buffer): Buffer {
  const head = Buffer.alloc(144);
  head.write('acsp', 36);
  head.writeUInt32BE(1, 128);
  head.write('A2B0', 132);
  head.writeUInt32BE(head.length, 136);
  head.writeUInt32BE(table.length + 12, 140);
  return Buffer.concat([head, Buffer.from('mft2'), Buffer.alloc(8), table]);
}

function profileChunk(table: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('iCCPsRGB\0\0'), deflateSync(profile(table))]);
  const chunk = Buffer.concat([Buffer.alloc(4), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length - 4, 0);
  chunk.writeUInt32BE(crc32(data), chunk.length - 4);
  return chunk;
}

const pdf = (middle: string) => `%PDF-1.7\n${middle}startxref\n9\n%%EOF`;

const fileBodies: SlowBody[] = [
  withFile('a JPEG of stuffing', jpeg(bytes('ff00', fileBytes))),
  withFile('a JPEG of restarts', jpeg(bytes('ffd0', fileBytes))),
  withFile('a JPEG of fill', jpeg(bytes('ff', fileBytes))),
  withFile('a JPEG of comments', jpeg(bytes('fffe0002', fileBytes))),
  withFile('a JPEG of empty tables', jpeg(bytes('ffdb0002', fileBytes))),
  withFile('a JPEG of scans', jpeg(bytes('ffda000200', fileBytes))),
  withFile('a PNG of empty chunks', png(bytes('000000004944415435af061e', fileBytes))),
  withFile('a JPEG of unknown bytes', jpeg(bytes('ff00ff', fileBytes))),
  withFile(
    'a JPEG of a profile',
    jpeg(bytes(`ffe2ffff${iccName}${'61'.repeat(65_519)}`, fileBytes)),
  ),
  withFile('a PNG of a profile', png(profileChunk(randomBytes(fileBytes - 5_000)))),
  withFile(
    'a PNG of one profile after another',
    png(bytes(profileChunk(Buffer.alloc(fileBytes)).toString('hex'), fileBytes)),
  ),
  withFile('a PDF of encryptions', pdf(`1 0 obj\n${repeat('/Encrypt 1 0 R ', fileBytes)}`)),
  withFile('a PDF of encryption keys', pdf(`1 0 obj\n${repeat('/Encrypt<</Filter', fileBytes)}`)),
  withFile('a PDF of trailers', pdf(`1 0 obj\n${repeat('trailer/Root', fileBytes)}`)),
  withFile('a PDF of numbers', pdf(`1 0 obj\n${repeat('1 ', fileBytes)}`)),
  withFile('a PDF without objects', pdf(repeat(' ob', fileBytes))),
  withFile('a PDF of ends', pdf(repeat('startxref\n', fileBytes))),
  withFile('a PDF', pdf(`1 0 obj\n${repeat(' ', fileBytes)}`)),
  withFile('blanks', repeat(' ', fileBytes)),
];

/** One body for each known way to be slow. */
export const slowBodies: readonly SlowBody[] = [
  ...formatBodies,
  ...fileBodies,
  ...tokenBodies,
  ...textBodies,
];

/** Long texts of random characters, to find ways to be slow that are not in the list. */
export const longTexts: fc.Arbitrary<SlowBody> = fc
  .tuple(
    fc.constantFrom(...fields),
    fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([field, pieces]) => {
    const piece = pieces.join('').toWellFormed();
    const value = repeat(piece, textBytes / 2);
    return json(
      `${JSON.stringify(piece)} in ${field}`,
      JSON.stringify({ ...valid, [field]: value }),
    );
  });
