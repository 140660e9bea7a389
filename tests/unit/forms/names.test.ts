import { describe, expect, it } from 'vitest';
import { validateContact } from '../../../src/forms/contact.ts';
import { limits } from '../../../src/forms/limits.ts';
import { contactContext, validContact } from './valid-contact.ts';

const check = (firstName: unknown) =>
  validateContact({ ...validContact, firstName }, contactContext);
const e = 'e\u0301';

describe('accepts a name that is', () => {
  it.each([
    ['Uzbek', 'Gʻulomjon', 'Gʻulomjon'],
    ['Cyrillic', 'Алёна-Мария', 'Алёна-Мария'],
    ['Turkish', 'İbrahim Şükrü', 'İbrahim Şükrü'],
    ['Arabic', 'عبد الرحمن', 'عبد الرحمن'],
    ['Persian with a joiner', 'می\u200Cنا', 'می\u200Cنا'],
    ['Chinese, one character', '李', '李'],
    ['Devanagari', 'प्रिया', 'प्रिया'],
    ['with an apostrophe', 'O’Brien', 'O’Brien'],
    ['decomposed', `Ren${e}`, 'René'],
    ['padded', '  Anora\u00A0\n', 'Anora'],
    ['as long as allowed', 'ʻ'.repeat(limits.name), 'ʻ'.repeat(limits.name)],
    ['as long in rare characters', '𠮷'.repeat(limits.name), '𠮷'.repeat(limits.name)],
    ['as long once composed', e.repeat(limits.name), 'é'.repeat(limits.name)],
  ])('%s', (_, typed, stored) => {
    expect(check(typed)).toMatchObject({ ok: true, output: { firstName: stored } });
  });
});

describe('rejects a name that', () => {
  it.each([
    ['is empty', '', 'firstName.required'],
    ['is blank', ' \t\u3000', 'firstName.required'],
    ['is invisible', '\u200B\u200D', 'firstName.required'],
    ['is no text', 7, 'firstName.required'],
    ['is missing', undefined, 'firstName.required'],
    ['is null', null, 'firstName.required'],
    ['holds a NUL', 'Ano\0ra', 'firstName.characters'],
    ['starts with a NUL', '\0Anora', 'firstName.characters'],
    ['holds a line break', 'Anora\nBcc: x', 'firstName.characters'],
    ['holds a lone surrogate', 'Anora\uD83D', 'firstName.characters'],
    ['holds an escape', 'Anora\u001B[31m', 'firstName.characters'],
    ['is a character too long', 'a'.repeat(limits.name + 1), 'firstName.tooLong'],
  ])('%s', (_, typed, code) => {
    expect(check(typed)).toEqual({ ok: false, errors: { firstName: code } });
  });
});
