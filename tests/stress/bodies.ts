import fc from 'fast-check';

/** A post as a hostile or broken program may send it. */
export interface HostilePost {
  path: string;
  type: string;
  accept: string;
  body: Uint8Array;
}

/** Stands in a body for a valid token, which the sender fills in. */
export const tokenPlaceholder = 'TOKEN-OF-THIS-POST';

const names = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'vacancy',
  'socialNetworks',
  'socialStatus',
  'socialStatusFile',
  'consent',
  'locale',
  'idempotencyKey',
  'botToken',
  'website',
  '__proto__',
  'constructor',
];

const fragments = fc.constantFrom(
  'Anora',
  'anora@example.com',
  '90 123 45 67',
  'any',
  'none',
  'on',
  'uz',
  '\r\nBcc: x@example.com',
  '<script>alert(1)</script>',
  '=1+1',
  '\u0000',
  '\u202E',
  '\uFFFD',
  '\uD800',
  '../../etc/passwd',
  '😀',
  'oʻ',
  '%',
  '%00',
  '"',
  '\\',
  'e30=',
  '{"challenge":{}}',
);

const value = fc.oneof(
  { weight: 6, arbitrary: fragments },
  { weight: 3, arbitrary: fc.array(fragments, { maxLength: 6 }).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fragments.map((text) => text.repeat(3000)) },
);
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string());

/** A valid form of either kind. */
const valid = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '901234567',
  message: 'Salom',
  vacancy: 'any',
  socialStatus: 'none',
  consent: 'on',
  botToken: tokenPlaceholder,
};

const fields = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(name, value), { maxLength: 8 }))
  .map(([startValid, overrides]): [string, string][] => [
    ...(startValid ? Object.entries(valid) : []),
    ...overrides,
  ]);

const bytesOf = (text: string) => new TextEncoder().encode(text);

const json = fc
  .oneof(
    { weight: 5, arbitrary: fields.map((pairs) => JSON.stringify(Object.fromEntries(pairs))) },
    fc.tuple(name, fc.jsonValue()).map((pair) => JSON.stringify(Object.fromEntries([pair]))),
    fc.json(),
    fc.string(),
    fc.nat(20_000).map((depth) => '['.repeat(depth)),
  )
  .map((text) => ({ type: 'application/json', body: bytesOf(text) }));

const urlencoded = fc
  .oneof(
    fields.map((pairs) =>
      String(new URLSearchParams(pairs.map(([key, text]) => [key, text.toWellFormed()]))),
    ),
    fc.array(fragments, { maxLength: 20 }).map((parts) => parts.join('&')),
  )
  .map((text) => ({ type: 'application/x-www-form-urlencoded', body: bytesOf(text) }));

const contents = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc
    .constantFrom('%PDF-1.7\n', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'MZ', 'PK\x03\x04')
    .chain((start) =>
      fc
        .uint8Array({ maxLength: 3000 })
        .map((rest) => Buffer.concat([Buffer.from(start, 'latin1'), rest])),
    ),
);
const file = fc.record({ field: name, filename: value, content: contents });
const lineBreaks = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r', '');

/** Of every length that fits in a header, most of them around the 70 that RFC 2046 allows. */
const boundaries = fc.oneof(
  { weight: 6, arbitrary: fc.constant('line') },
  { weight: 2, arbitrary: fc.nat(100).map((length) => 'a'.repeat(length)) },
  fc.nat(15_000).map((length) => 'a'.repeat(length)),
  fc.constantFrom('a b', '"'),
);

const multipart = fc
  .record({
    pairs: fields,
    files: fc.array(file, { maxLength: 2 }),
    lineBreak: lineBreaks,
    boundary: boundaries,
    /** Undefined: the one that the body has. */
    otherBoundary: fc.option(boundaries, { nil: undefined, freq: 4 }),
    /** How often the content of each file has all but the last character of the boundary. */
    nearMatches: fc.nat(20),
    /** The share of the body that is sent. */
    share: fc.oneof(
      { weight: 4, arbitrary: fc.constant(1) },
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
  })
  .map(({ pairs, files, lineBreak, boundary, otherBoundary, nearMatches, share }) => {
    const part = (head: string, content: Uint8Array) =>
      Buffer.concat([
        bytesOf(
          `--${boundary}${lineBreak}content-disposition: form-data; ${head}${lineBreak}${lineBreak}`,
        ),
        content,
        bytesOf(lineBreak),
      ]);
    const body = Buffer.concat([
      ...pairs.map(([key, text]) => part(`name="${key}"`, bytesOf(text))),
      ...files.map(({ field, filename, content }) =>
        part(
          `name="${field}"; filename="${filename}"${lineBreak}content-type: image/png`,
          Buffer.concat([
            bytesOf(`${lineBreak}--${boundary.slice(1)}b`.repeat(nearMatches)),
            content,
          ]),
        ),
      ),
      bytesOf(`--${boundary}--${lineBreak}`),
    ]);
    const length = Math.floor(body.length * share);
    return {
      type: `multipart/form-data; boundary="${otherBoundary ?? boundary}"`,
      body: body.subarray(0, length),
    };
  });

/** Posts close enough to valid forms to get deep into the code that reads them. */
export const hostilePosts: fc.Arbitrary<HostilePost> = fc
  .tuple(
    fc.oneof(json, urlencoded, multipart),
    fc.constantFrom('/api/contact', '/api/application'),
    fc.constantFrom('application/json', 'application/json', 'text/html', '*/*'),
    fc.oneof(
      { weight: 12, arbitrary: fc.constant('') },
      fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=utf-16'),
    ),
  )
  .map(([{ type, body }, path, accept, otherType]) => ({
    path,
    accept,
    body,
    type: otherType || type,
  }));
