import { afterEach, describe, expect, it, vi } from 'vitest';
import { application } from '../../../src/forms/application.ts';
import { contact } from '../../../src/forms/contact.ts';
import { contactContext, validContact } from './valid-contact.ts';

// Normalization sorts the marks of a run: 60,000 in a row take two seconds.
const unsafe = `a${'\u0301'.repeat(16)}${'\u0327'.repeat(16)}`;
const safe = `a${'\u0301'.repeat(14)}${'\u0327'.repeat(16)}`;
const options = {
  vacancy: [{ value: 'any', title: 'Zaxira' }],
  socialStatus: [{ value: 'none', title: 'Yoʻq', needsDocument: false }],
};
const choices = { vacancy: 'any', socialStatus: 'none', consent: 'on' };

afterEach(() => void vi.restoreAllMocks());

const check = (values: Record<string, string>) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const texts = { ...validContact, ...choices, ...values };
  const result = application.validate(texts, {
    ...contactContext,
    file: undefined,
    options,
    today: '2026-11-21',
  });
  return { result, normalized: normalize.mock.contexts.map(String) };
};

describe('a run of combining marks that is not stream-safe (UAX #15, 13)', () => {
  it.each(['firstName', 'lastName', 'email', 'phone', 'socialNetworks'])(
    'is rejected in %s before it is normalized',
    (field) => {
      const { result, normalized } = check({ [field]: unsafe });
      expect(result).toEqual({ ok: false, errors: { [field]: `${field}.characters` } });
      expect(normalized).not.toContain(unsafe);
    },
  );

  it.each(['message', 'residence'])('is rejected in a letter’s %s', (field) => {
    const letter = { ...validContact, topic: 'rector', residence: 'Quva' };
    const result = contact.validate({ ...letter, [field]: unsafe }, contactContext);
    expect(result).toEqual({ ok: false, errors: { [field]: `${field}.characters` } });
  });
});

it('is found between characters that are dropped', () => {
  const result = check({ firstName: `a${'\u0301\0'.repeat(31)}` }).result;
  expect(result).toEqual({ ok: false, errors: { firstName: 'firstName.characters' } });
});

it('accepts thirty marks after a letter', () => {
  expect(check({ firstName: safe }).result.ok).toBe(true);
});
