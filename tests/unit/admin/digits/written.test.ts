import { expect, it } from 'vitest';
import { amount, phone } from '../../../../src/admin/digits/written.ts';

it.each([
  ['36 000 000', 36_000_000],
  [' 36\u00a0000\u00a0000 ', 36_000_000],
  ['36\u202f000\u2009000', 36_000_000],
  ['3600', 3_600],
  [' ', null],
  // The check says what is wrong with these.
  ['36 mln', '36 mln'],
  ['3.600', '3.600'],
  ['-1', '-1'],
])('reads the amount “%s” as %s', (typed, value) => {
  expect(amount.valueOf(typed)).toBe(value);
});

it.each([
  [36_000_000, '36\u00a0000\u00a0000'],
  [3_600, '3\u00a0600'],
  ['36 mln', '36 mln'],
  [null, ''],
  [undefined, ''],
])('writes the amount %s as “%s”', (value, shown) => {
  expect(amount.textOf(value)).toBe(shown);
});

it.each([
  '+998 73 200 12 34',
  '+998\u00a0(73)\u00a0200-12-34',
  '+998 73 200–12–34',
  '+998732001234',
])('reads the telephone number %s', (typed) => {
  expect(phone.valueOf(typed)).toBe('+998732001234');
});
