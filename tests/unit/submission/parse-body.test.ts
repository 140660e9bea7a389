import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyFormat, parseBody } from '../../../netlify/functions/_shared/steps/body.ts';
import { limits } from '../../../src/forms/limits.ts';
import { boundary, multipart } from './multipart.ts';
import { failed, rejectionOf } from './rejections.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const parts = `multipart/form-data; boundary=${boundary}`;

const parse = async (body: string | Buffer, type: string | null) =>
  parseBody(Buffer.from(body as string), bodyFormat(type));

/** A body of so many parts, each under the same name. */
const multipartOf = (count: number, value: string) =>
  `${multipart({ a: value })
    .replace(/--line--\r\n$/, '')
    .repeat(count)}--${boundary}--\r\n`;

const name = 'Gʻulom \uFFFD & Алёна + 李=?';
const pairs = { firstName: name, consent: 'true', empty: '' };

describe('the same values are read from', () => {
  it.each([
    [json, JSON.stringify({ firstName: name, consent: true, empty: null })],
    [`${json}; charset=UTF-8`, `\uFEFF${JSON.stringify(pairs)}`],
    [form, String(new URLSearchParams(pairs))],
    [`${form}; charset="utf-8"`, `&${new URLSearchParams(pairs)}&`],
    [parts, multipart(pairs)],
  ])('%s', async (type, body) => {
    expect(Object.fromEntries((await parse(body, type)).values)).toEqual(pairs);
  });
});

it('returns a file with its field, beside the texts', async () => {
  const body = multipart(pairs).replace('"firstName"', '"firstName"; filename="cv.pdf"');
  const { values, files } = await parse(body, parts);
  expect([...values.keys()]).toEqual(['consent', 'empty']);
  expect(files.map(([field, file]) => [field, file.name])).toEqual([['firstName', 'cv.pdf']]);
});

it('keeps the last of repeated values', async () => {
  const { values } = await parse('a=1&b=2&a=3', form);
  expect(Object.fromEntries(values)).toEqual({ a: '3', b: '2' });
});

it('treats names of object members like any other', async () => {
  const { values } = await parse('{"__proto__":"x","constructor":"y","toString":"z"}', json);
  expect([...values.keys()]).toEqual(['__proto__', 'constructor', 'toString']);
});

describe('is rejected as unreadable:', () => {
  const latin1 = (body: string) => Buffer.from(body, 'latin1');
  it.each([
    ['an empty body', '', json],
    ['half an object', '{"firstName":"A', json],
    ['an array', '[1]', json],
    ['a number', '7', json],
    ['null', 'null', json],
    ['a string', '"firstName"', json],
    ['an object within', '{"firstName":{"$ne":""}}', json],
    ['an array within', '{"firstName":["a"]}', json],
    ['deep brackets', '['.repeat(100_000), json],
    ['a key that only looks like a prototype', '{"__proto__":{"consent":"on"}}', json],
    ['JSON of another charset', latin1('{"firstName":"Ren\xe9"}'), json],
    ['a form of another charset', latin1('firstName=Ren\xe9'), form],
    ['an escape of another charset', 'firstName=Ren%E9', form],
    ['half an escape', 'firstName=100%', form],
    ['parts of another charset', latin1(multipart({ firstName: 'Ren\xe9' })), parts],
    ['no parts', '', parts],
    ['no boundary', multipart(pairs), 'multipart/form-data'],
    ['another boundary', multipart(pairs), 'multipart/form-data; boundary=other'],
    ['truncated parts', multipart(pairs).slice(0, -10), parts],
    ['a truncated header', multipart(pairs).slice(0, 30), parts],
    ['a part without a name', multipart(pairs).replace('; name="firstName"', ''), parts],
    ['a name of another charset', latin1(multipart({ 'Ren\xe9': 'x' })), parts],
    [
      'an extended file name (RFC 7578, 4.2)',
      multipart(pairs).replace('"empty"', '"empty"; filename*=koi8-r\'\'%FF'),
      parts,
    ],
  ])('%s', async (_, body, type) => {
    expect(await rejectionOf(() => parse(body, type))).toEqual(failed('unreadable'));
  });
});

describe('is rejected for its type:', () => {
  it.each([
    null,
    '',
    'nonsense',
    'text/plain',
    'application/xml',
    'application/json, text/plain',
    `${json}; charset=windows-1251`,
    `${form}; charset=utf-16`,
  ])('%j', async (type) => {
    expect(await rejectionOf(() => parse('{}', type))).toEqual(failed('unsupportedType'));
  });
});

describe('is rejected for too many fields:', () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'x']));
  const many = fields(limits.fields + 1);
  it.each([
    [json, JSON.stringify(many)],
    [form, String(new URLSearchParams(many))],
    [form, 'a=1&'.repeat(10_000)],
    [parts, multipart(many)],
  ])('%s', async (type, body) => {
    expect(await rejectionOf(() => parse(body, type))).toEqual(failed('tooLarge'));
  });

  it('but one less is accepted', async () => {
    const body = JSON.stringify(fields(limits.fields));
    expect((await parse(body, json)).values.size).toBe(limits.fields);
  });
});

describe('is rejected before its values are decoded:', () => {
  afterEach(() => void vi.restoreAllMocks());
  const texts = 'x'.repeat(limits.textBytes / 2);

  it.each([
    ['thousands of parts', multipartOf(5000, '\uFFFD'), parts],
    ['a part more than fields', multipartOf(limits.fields + 1, 'x'), parts],
    ['long texts in a body that may carry a file', multipartOf(3, texts), parts],
    ['a long header', multipart({ ['x'.repeat(9000)]: 'x' }), parts],
  ])('%s', async (_, body, type) => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    expect(await rejectionOf(() => parse(body, type))).toEqual(failed('tooLarge'));
    expect(decode.mock.calls.length).toBeLessThanOrEqual(2 * limits.fields);
  });

  it('a boundary of 14,000 letters that the body almost contains', async () => {
    const long = 'a'.repeat(14_000);
    const head = 'Content-Disposition: form-data; name="socialStatusFile"; filename="a.pdf"';
    const start = `--${long}\r\n${head}\r\n\r\n${`\r\n--${long.slice(1)}b`.repeat(8)}`;
    const body = `${start.padEnd(1024 ** 2, 'a')}z`;
    const find = vi.spyOn(Buffer.prototype, 'indexOf');
    const rejection = await rejectionOf(() => parse(body, `multipart/form-data; boundary=${long}`));
    expect(rejection).toEqual(failed('unreadable'));
    expect(find).not.toHaveBeenCalled();
  });

  it('thousands of pairs', async () => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent');
    expect(await rejectionOf(() => parse('a=%20&'.repeat(5000), form))).toEqual(failed('tooLarge'));
    expect(decode).not.toHaveBeenCalled();
  });
});

it.each([
  [1, true],
  [70, true],
  [71, false],
  [1000, false],
])('a boundary of %i characters is accepted (RFC 2046, 5.1.1): %s', async (length, accepted) => {
  const long = 'a'.repeat(length);
  const type = `multipart/form-data; boundary=${long}`;
  const rejection = await rejectionOf(() => parse(multipart(pairs, long), type));
  expect(rejection).toEqual(accepted ? undefined : failed('unreadable'));
});

it('accepts texts up to the limit beside a file', async () => {
  const [a, b] = [limits.textBytes - 10, 10].map((length) => 'x'.repeat(length));
  const file = multipart({ cv: 'x'.repeat(limits.textBytes) }).replace(
    '"cv"',
    '"cv"; filename="a"',
  );
  const body = multipart({ a: a ?? '', b: b ?? '' }).replace(`--${boundary}--\r\n`, file);
  const { values, files } = await parse(body, parts);
  expect([values.get('a')?.length, values.get('b')?.length]).toEqual([limits.textBytes - 10, 10]);
  expect(files).toHaveLength(1);
});

it('limits a format that carries no file to the size of the texts', () => {
  expect(bodyFormat(parts).maxBytes(limits.uploadBytes)).toBe(limits.uploadBytes);
  for (const type of [form, json]) {
    expect(bodyFormat(type).maxBytes(limits.uploadBytes)).toBe(limits.textBytes);
  }
});
