import { describe, expect, it } from 'vitest';
import { contact } from '../../../src/forms/contact.ts';
import { limits } from '../../../src/forms/limits.ts';
import { contactContext, validContact } from './valid-contact.ts';

const check = (firstName: unknown) =>
  contact.validate({ ...validContact, firstName }, contactContext);
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
    ['with Uzbek letters', 'Gʻaniʼyev', 'Gʻaniʼyev'],
    ['with an apostrophe of a typewriter', "D'Angelo", "D'Angelo"],
    ['with other apostrophes', 'O`tkir Nu‘mon ʿAlī', 'O`tkir Nu‘mon ʿAlī'],
    ['with hyphens of all kinds', 'A-B‐C‑D–E—F', 'A-B‐C‑D–E—F'],
    ['with Arabic vowel marks', 'مُحَمَّد', 'مُحَمَّد'],
    ['with a mark of direction', 'علي\u200F', 'علي\u200F'],
    ['in a script that is new in Unicode', '\u{10D50}\u{10D51}', '\u{10D50}\u{10D51}'],
    ['from a table', 'Ali\tVali', 'Ali Vali'],
    ['on two lines', 'Ali\r\nVali', 'Ali Vali'],
    ['with wide spaces', 'Ali\u00A0\u3000Vali', 'Ali Vali'],
    ['from a messenger', '\u202AAnora\u202C', 'Anora'],
    ['from a web page', 'Ano\u00ADra\u200B\uFEFF', 'Anora'],
    ['with a NUL', '\0Ano\0ra', 'Anora'],
    ['with an escape', 'Anora\u001B[31m', 'Anora[31m'],
    ['with half an emoji', 'Anora\uD83D', 'Anora'],
    ['with a line break and a header', 'Anora\nBcc: x', 'Anora Bcc: x'],
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
    ['is a character too long', 'a'.repeat(limits.name + 1), 'firstName.tooLong'],
  ])('%s', (_, typed, code) => {
    expect(check(typed)).toEqual({ ok: false, errors: { firstName: code } });
  });
});

describe('one name is enough:', () => {
  it.each([undefined, '', ' \t'])('the last name may be %j', (lastName) => {
    const result = contact.validate({ ...validContact, lastName }, contactContext);
    expect(result).toMatchObject({ ok: true, output: { firstName: 'Anora', lastName: '' } });
  });

  it.each([
    ['lastName.tooLong', 'a'.repeat(limits.name + 1)],
    ['lastName.characters', 7],
  ])('but with %s it is refused', (code, lastName) => {
    const result = contact.validate({ ...validContact, lastName }, contactContext);
    expect(result).toEqual({ ok: false, errors: { lastName: code } });
  });
});
