import { describe, expect, it } from 'vitest';
import { formErrors } from '../../../src/forms/errors.ts';
import { limits } from '../../../src/forms/limits.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { replyErrors } from '../../../src/i18n/ui/reply-errors.ts';

describe.each(locales)('the errors in %s', (locale) => {
  const texts = [...Object.values(formErrors[locale]), ...Object.values(replyErrors[locale])];

  it('are whole sentences without an open slot', () => {
    expect(texts.filter((text) => !/^\p{Lu}[^{}]+\.$/u.test(text))).toEqual([]);
  });

  it('name the limits that apply', () => {
    const { 'message.tooLong': message, 'firstName.tooLong': name } = formErrors[locale];
    expect(message).toContain(formatNumber(limits.message, locale));
    expect(name).toContain(formatNumber(limits.name, locale));
  });

  it('differ from one another', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });
});
