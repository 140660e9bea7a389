import { expect, it } from 'vitest';
import { isSample, withoutSample } from '../../../../src/admin-pages/samples/without-sample.ts';

it.each([
  [
    'a record',
    "name: A\nsample: true\nphone: '+998732000001'\n",
    "name: A\nphone: '+998732000001'\n",
  ],
  ['its last line', 'name: A\nsample: true', 'name: A\n'],
  ['a comment', 'name: A\nsample: true # yesterday\norder: 1\n', 'name: A\norder: 1\n'],
  ['lines of Windows', 'name: A\r\nsample: true\r\norder: 1\r\n', 'name: A\r\norder: 1\r\n'],
  ['a document', '---\ntitle: A\nsample: true\n---\n\nText.\n', '---\ntitle: A\n---\n\nText.\n'],
])('takes the mark off: %s', (_, before, after) => {
  expect(withoutSample(before)).toBe(after);
  expect([isSample(before), isSample(after)]).toEqual([true, false]);
});

it.each([
  ['a text', '---\ntitle: A\n---\n\nsample: true\n'],
  ['a group', 'fee:\n  sample: true\n'],
  ['no sample', 'name: A\nsample: false\n'],
  ['no file', ''],
])('leaves everything else: %s', (_, file) => {
  expect(withoutSample(file)).toBe(file);
});
