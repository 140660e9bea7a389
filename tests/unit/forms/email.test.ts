import { describe, expect, it } from 'vitest';
import { contact } from '../../../src/forms/contact.ts';
import { limits } from '../../../src/forms/limits.ts';
import { contactContext, validContact } from './valid-contact.ts';

const check = (email: unknown) => contact.validate({ ...validContact, email }, contactContext);
const anora = 'anora@example.com';
const longest = `${'a'.repeat(limits.email - '@example.com'.length)}@example.com`;
const domainOfLabels = (length: number) => `${'a'.repeat(60)}.`.repeat(4).slice(0, length - 4);

describe('reads the address in', () => {
  it.each([
    ['itself', anora, anora],
    ['capitals', ' Anora.Y@Example.COM ', 'Anora.Y@example.com'],
    [
      'a tag and an apostrophe',
      "o'brien+camu@mail.example.co.uk",
      "o'brien+camu@mail.example.co.uk",
    ],
    [
      'every sign that may be in it',
      "a!#$%&'*+-/=?^_`{|}~1@example.com",
      "a!#$%&'*+-/=?^_`{|}~1@example.com",
    ],
    ['254 characters', longest, longest],
    ['a long domain', `a@${domainOfLabels(240)}.com`, `a@${domainOfLabels(240)}.com`],
    ['digits', '1234567@163.com', '1234567@163.com'],
    // Domains in other scripts
    ['a Cyrillic domain', 'info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
    ['one in capitals', 'info@ПОЧТА.РФ', 'info@xn--80a1acny.xn--p1ai'],
    ['a Cyrillic domain of Uzbekistan', 'anora@пример.uz', 'anora@xn--e1afmkfd.uz'],
    ['an umlaut', 'info@münchen.de', 'info@xn--mnchen-3ya.de'],
    ['a decomposed umlaut', 'info@mu\u0308nchen.de', 'info@xn--mnchen-3ya.de'],
    ['a sharp s', 'info@faß.de', 'info@xn--fa-hia.de'],
    ['a Turkish domain', 'bilgi@öğrenci.com.tr', 'bilgi@xn--renci-iua10a.com.tr'],
    ['an Arabic domain', 'info@مثال.السعودية', 'info@xn--mgbh0fb.xn--mgberp4a5d4ar'],
    ['a Persian domain with a joiner', 'info@نامه\u200Cای.com', 'info@xn--mgba3gch31f060k.com'],
    ['a domain of Devanagari', 'info@उदाहरण.भारत', 'info@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['a Chinese full stop', 'info@例え。jp', 'info@xn--r8jz45g.jp'],
    ['punycode', 'info@xn--e1afmkfd.xn--P1AI', 'info@xn--e1afmkfd.xn--p1ai'],
    // Copied from links, mails and cards
    ['a link', `mailto:${anora}`, anora],
    ['a link in capitals', `MAILTO:${anora}`, anora],
    ['a link with a subject', `mailto:${anora}?subject=Qabul&body=x`, anora],
    ['an encoded link', 'mailto:anora%2Bcamu@example.com', 'anora+camu@example.com'],
    ['a broken link', `mailto:${anora}?subject=100%`, anora],
    ['a mail’s sender', `Anora Yoʻldosheva <${anora}>`, anora],
    ['a quoted sender', `"Yoʻldosheva, Anora" <${anora}>;`, anora],
    ['a Cyrillic sender', `Анора Юлдашева <${anora}>`, anora],
    ['a sender with an address for a name', `"a@example.org" <${anora}>`, anora],
    ['Outlook’s copy', `${anora} <mailto:${anora}>`, anora],
    ['angle brackets', `<${anora}>`, anora],
    ['round brackets', `(${anora})`, anora],
    ['straight quotes', `"${anora}"`, anora],
    ['single quotes', `'${anora}'`, anora],
    ['Russian quotes', `«${anora}»,`, anora],
    ['German quotes', `„${anora}“`, anora],
    ['English quotes', `“${anora}”`, anora],
    ['a label', `E-mail: ${anora}`, anora],
    ['a Russian label', `Эл. почта: ${anora}`, anora],
    ['a remark', `${anora} (shaxsiy)`, anora],
    ['backticks', `\`${anora}\``, anora],
    ['a link with slashes', `mailto://${anora}`, anora],
    ['a sentence’s end', `${anora}.`, anora],
    ['a list', `${anora},`, anora],
    ['a mailer’s list', `${anora}; `, anora],
    // Characters that nobody sees
    ['spaces of all kinds', `\u00A0\u3000${anora}\u2009\t\r\n`, anora],
    ['spaces at the sign', 'anora @ example.com', anora],
    ['full-width letters', 'ａｎｏｒａ＠ｅｘａｍｐｌｅ．ｃｏｍ', anora],
    ['zero-width marks', '\uFEFFano\u200Bra@\u2060exam\u00ADple.com\u200B', anora],
    ['joiners', 'ano\u200Dra@exam\u200Cple.com', anora],
    ['marks of direction', `\u202A\u200E${anora}\u200F\u202C`, anora],
    ['controls', 'ano\0ra@example.com\u0007', anora],
  ])('%s', (_, typed, stored) => {
    expect(check(typed)).toMatchObject({ ok: true, output: { email: stored } });
  });
});

describe('rejects', () => {
  it.each([
    ['required', '  '],
    ['required', '\u200B\u200E\0'],
    ['required', 7],
    ['invalid', 'anora'],
    ['invalid', 'anora@'],
    ['invalid', '@example.com'],
    ['invalid', 'anora@example'],
    ['invalid', 'anora@example.c'],
    ['invalid', 'anora@example.123'],
    ['invalid', 'anora@127.0.0.1'],
    ['invalid', 'anora@example.com:25'],
    ['invalid', 'anora@example.com/x'],
    ['invalid', 'anora@ex%61mple.com'],
    ['invalid', 'anora@-example.com'],
    ['invalid', 'anora@example..com'],
    ['invalid', 'anora..y@example.com'],
    ['invalid', '.anora@example.com'],
    ['invalid', 'anora@exa mple.com'],
    ['invalid', 'anora y@example.com'],
    ['invalid', 'Anora anora@example.com'],
    ['invalid', 'a@example.com, b@example.com'],
    ['invalid', 'a@example.com b@example.com'],
    ['invalid', 'a@example.com — b@example.com'],
    ['invalid', 'A <a@example.com>, B <b@example.com>'],
    ['invalid', 'mailto:a@example.com,b@example.com'],
    ['invalid', 'anora@example.com\nBcc: x@example.com'],
    ['invalid', 'https://mail.example/anora@example.com'],
    ['domain', 'anora@gmail.соm'],
    ['domain', 'anora@gmаil.com'],
    ['domain', 'anora@пoчта.рф'],
    ['domain', 'anora@gmail•com'],
    ['localPart', 'мария@почта.рф'],
    ['localPart', 'аnora@example.com'],
    ['localPart', 'ışık@example.com'],
    ['localPart', 'Мария <мария@example.com>'],
    ['tooLong', `a${longest}`],
    ['tooLong', `anora@${`${'я'.repeat(30)}.`.repeat(7)}рф`],
    ['tooLong', '.'.repeat(200_000) + anora],
    ['characters', `a${'\u0301'.repeat(31)}@example.com`],
  ])('with email.%s %j', (code, typed) => {
    expect(check(typed)).toEqual({ ok: false, errors: { email: `email.${code}` } });
  });
});
