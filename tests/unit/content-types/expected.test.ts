import { afterEach, expect, it } from 'vitest';
import { expected, putIntoWords } from '../../../src/content-types/expected.ts';
import { academicYear, webAddress } from '../../../src/content-types/fields.ts';

const keys = (key: string) => key;
afterEach(() => putIntoWords(keys));

const messageOf = (schema: typeof academicYear | typeof webAddress, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

it('names keys until it has words for them', () => {
  expect(messageOf(webAddress, 'ftp://example.org')).toBe('expected.webAddress');
  putIntoWords((key) => `(${key})`);
  expect(messageOf(webAddress, 'ftp://example.org')).toBe('(expected.webAddress)');
  expect(messageOf(academicYear, '2025-2027')).toBe('(expected.yearsInRow)');
});

it('hands on what fills the places of a message', () => {
  putIntoWords((key, { field }) => `${key} ${field}`);
  const { error, params } = expected('expected.dayNotBefore', { field: 'from' });
  expect(error()).toBe('expected.dayNotBefore from');
  expect(params).toEqual({ field: 'from' });
});
