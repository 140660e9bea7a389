import { describe, expect, it } from 'vitest';
import { contact } from '../../../src/forms/contact.ts';
import { limits } from '../../../src/forms/limits.ts';
import { contactContext, validContact } from './valid-contact.ts';

const check = (values: object) => contact.validate({ ...validContact, ...values }, contactContext);

it('normalizes a valid form', () => {
  expect(check({ unknown: 'field' })).toEqual({
    ok: true,
    output: { ...validContact, phone: '+998901234567', consent: true },
  });
});

it('reports one error per invalid field', () => {
  expect(contact.validate({}, contactContext)).toEqual({
    ok: false,
    errors: {
      firstName: 'firstName.required',
      email: 'email.required',
      phone: 'phone.required',
      message: 'message.required',
      consent: 'consent.required',
    },
  });
});

describe('rejects', () => {
  it.each([
    ['message', 'message.required', ' \r\n '],
    ['message', 'message.required', '\0\u200B\u3164'],
    ['message', 'message.tooLong', 'x'.repeat(limits.message + 1)],
    ['topic', 'topic.unknown', 'parking'],
    ['topic', 'topic.unknown', ['rector']],
    ['consent', 'consent.required', ''],
    ['consent', 'consent.required', 'off'],
    ['consent', 'consent.required', false],
  ])('%s with %s for %j', (field, code, typed) => {
    expect(check({ [field]: typed })).toEqual({ ok: false, errors: { [field]: code } });
  });
});

describe('a message', () => {
  it.each([
    ['gets uniform line ends', ' a\r\nb\rc\u2028d\n', 'a\nb\nc\nd'],
    ['may hold tabs', 'a\tb', 'a\tb'],
    ['from a PDF breaks where the page did', 'a\fb', 'a\nb'],
    ['from Word breaks where its lines did', 'a\vb', 'a\nb'],
    ['from a mainframe too', 'a\u0085b', 'a\nb'],
    ['loses other controls', '\0Sa\u0002l\u0007om\u007F\u009F', 'Salom'],
    ['loses half a surrogate pair', 'Salom \uD83D!', 'Salom !'],
    [
      'keeps emoji, joiners and directions',
      '👩‍⚕️ می\u200Cنا \u2067ا\u2069',
      '👩‍⚕️ می\u200Cنا \u2067ا\u2069',
    ],
    ['is composed once its controls are gone', 'e\0\u0301', 'é'],
    ['is counted in characters', '😀'.repeat(limits.message), '😀'.repeat(limits.message)],
    [
      'counts a line end once',
      `a${'\r\n'.repeat(limits.message - 2)}b`,
      `a${'\n'.repeat(limits.message - 2)}b`,
    ],
  ])('%s', (_, typed, stored) => {
    expect(check({ message: typed })).toMatchObject({ ok: true, output: { message: stored } });
  });
});

describe('a topic', () => {
  it('is stored with its title', () => {
    expect(check({ topic: ' fees ' })).toMatchObject({
      ok: true,
      output: { topic: 'fees', topicTitle: 'Toʻlov va shartnoma' },
    });
  });

  it.each([undefined, '', ' '])('may be missing: %j leaves the message as it was', (topic) => {
    expect(check({ topic })).toEqual(check({}));
    expect(check({ topic })).not.toHaveProperty('output.topic');
  });
});

describe('the sender’s residence', () => {
  const residence = 'Fargʻona viloyati, Quva tumani, Navoiy koʻchasi, 12';
  const rector = (values: object) => check({ topic: ' rector ', residence, ...values });

  it('is stored with a letter to the rector, before the message', () => {
    expect(rector({ residence: ` ${residence} ` })).toMatchObject({
      ok: true,
      output: { topic: 'rector', residence },
    });
    const { output } = rector({}) as { output: object };
    expect(Object.keys(output).slice(-3)).toEqual(['residence', 'message', 'consent']);
  });

  it.each([
    ['residence.required', undefined],
    ['residence.required', ' \u202A'],
    ['residence.tooLong', 'x'.repeat(limits.residence + 1)],
  ])('is refused with %s for %j', (code, typed) => {
    expect(rector({ residence: typed })).toEqual({ ok: false, errors: { residence: code } });
  });

  it.each(['Quva\nNavoiy', 'Quva\tNavoiy', '\u202AQuva\u2028Navoiy\0\u202C'])(
    'is stored on one line: %j',
    (typed) => {
      expect(rector({ residence: typed })).toMatchObject({ output: { residence: 'Quva Navoiy' } });
    },
  );

  it.each([undefined, '', 'fees'])('is ignored with the topic %j', (topic) => {
    expect(check({ topic, residence: '\0' })).toEqual(check({ topic }));
    expect(check({ topic, residence })).not.toHaveProperty('output.residence');
  });
});

describe('a letter’s answer', () => {
  const residence = 'Quva tumani, Navoiy koʻchasi, 12';
  const postAddress = '150100, Quva tumani';
  const letter = (values: object) => check({ topic: 'rector', residence, ...values });

  it.each(['', ' \r\n', '\u200B', undefined])('can come by post, with the email %j', (email) => {
    const { output } = letter({ email, postAddress }) as { output: object };
    expect(output).toMatchObject({ email: '', postAddress });
    expect(letter({ email })).toEqual({ ok: false, errors: { email: 'email.orPostAddress' } });
  });

  it('needs one of the addresses beside other errors too', () => {
    expect(letter({ email: '', postAddress: '\u3164', message: '' })).toEqual({
      ok: false,
      errors: { email: 'email.orPostAddress', message: 'message.required' },
    });
  });

  it('is stored as before with an email alone', () => {
    expect(letter({ postAddress: ' ' })).toEqual(letter({}));
    expect(letter({})).not.toHaveProperty('output.postAddress');
  });

  it.each([undefined, '', 'fees'])('comes by email only with the topic %j', (topic) => {
    expect(check({ topic, postAddress, email: '' })).toEqual({
      ok: false,
      errors: { email: 'email.required' },
    });
    expect(check({ topic, postAddress: '\0' })).toEqual(check({ topic }));
  });
});

it('reports the error of a letter’s file beside others', () => {
  const context = { ...contactContext, file: { error: 'file.locked' as const } };
  expect(contact.validate({ ...validContact, message: '' }, context)).toEqual({
    ok: false,
    errors: { message: 'message.required', messageFile: 'file.locked' },
  });
});

it.each(['on', 'true', 'yes', true])('accepts %j as consent', (consent) => {
  expect(check({ consent })).toMatchObject({ ok: true, output: { consent: true } });
});
