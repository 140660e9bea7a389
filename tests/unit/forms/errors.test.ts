import { describe, expect, it } from 'vitest';
import { formErrors } from '../../../src/forms/errors.ts';
import { limits } from '../../../src/forms/limits.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { counterErrorMessages } from '../../../src/i18n/ui/counter-errors.ts';
import { fileKindNames } from '../../../src/i18n/ui/file-kinds.ts';
import { formErrorMessages } from '../../../src/i18n/ui/form-errors.ts';
import { replyErrorMessages } from '../../../src/i18n/ui/reply-errors.ts';

describe.each(locales)('the error messages in %s', (locale) => {
  const kinds = Object.entries(fileKindNames[locale]);
  const fill = (text: string) =>
    text.replace('{called}', '.jpg').replace('{found}', fileKindNames[locale].webp);
  const texts = [
    ...Object.values(formErrors[locale]).map(fill),
    ...Object.values(replyErrorMessages[locale]),
  ];

  it('are complete sentences without an empty slot', () => {
    expect(texts.filter((text) => !/^\p{Lu}[^{}]+\.$/u.test(text))).toEqual([]);
  });

  it('name each kind of file differently', () => {
    expect(new Set(kinds.map(([, name]) => name)).size).toBe(kinds.length);
  });

  it('have the same codes as in Uzbek', () => {
    const codesIn = (language: Locale) =>
      [formErrorMessages, replyErrorMessages, counterErrorMessages, fileKindNames].map(
        (dictionary) => Object.keys(dictionary[language]).sort(),
      );
    expect(codesIn(locale)).toEqual(codesIn('uz'));
  });

  it('state the limits', () => {
    const { 'message.tooLong': message, 'firstName.tooLong': name } = formErrors[locale];
    expect(message).toContain(formatNumber(limits.message, locale));
    expect(name).toContain(formatNumber(limits.name, locale));
  });

  it('differ from one another', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });
});
