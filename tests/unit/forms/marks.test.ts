import { afterEach, describe, expect, it, vi } from 'vitest';
import { validateApplication } from '../../../src/forms/application.ts';
import { validateContact } from '../../../src/forms/contact.ts';
import { validContact } from './valid-contact.ts';

// To compose a text, marks are sorted one by one: 60,000 of them in a row take two seconds.
const tooMany = `a${'\u0301'.repeat(16)}${'\u0327'.repeat(16)}`;
const usual = `a${'\u0301'.repeat(14)}${'\u0327'.repeat(16)}`;
const options = {
  vacancy: [{ value: 'any', title: 'Zaxira' }],
  socialStatus: [{ value: 'none', title: 'Yoʻq', needsDocument: false }],
};
const choices = { vacancy: 'any', socialStatus: 'none', consent: 'on' };

afterEach(() => void vi.restoreAllMocks());

const check = (values: Record<string, string>) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const texts = { ...validContact, ...choices, ...values };
  const result = validateApplication(texts, { file: undefined, options, today: '2026-11-21' });
  return { result, composed: normalize.mock.contexts.map(String) };
};

describe('a run of marks longer than any language writes (UAX #15, 13)', () => {
  it.each(['firstName', 'lastName', 'email', 'phone', 'socialNetworks'])(
    'is refused in %s before it is composed',
    (field) => {
      const { result, composed } = check({ [field]: tooMany });
      expect(result).toEqual({ ok: false, errors: { [field]: `${field}.characters` } });
      expect(composed).not.toContain(tooMany);
    },
  );

  it('is refused in a message', () => {
    const result = validateContact({ ...validContact, message: tooMany });
    expect(result).toEqual({ ok: false, errors: { message: 'message.characters' } });
  });
});

it('thirty marks may follow a letter', () => {
  expect(check({ firstName: usual }).result.ok).toBe(true);
});
