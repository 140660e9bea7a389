import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formErrors } from '../../../src/forms/errors.ts';
import { limits } from '../../../src/forms/limits.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { storedFiles } from './application-posts.ts';
import { botToken } from './bot-token.ts';
import { letter, letterFields, newKey, storedRecords } from './contact-posts.ts';
import { contactSite } from './contact-site.ts';
import { jpegFile, largePdf, pdfFile } from './files.ts';
import { formData, jsonPost } from './requests.ts';

const site = contactSite();

const address = '150100, Fargʻona viloyati, Quva tumani, Navoiy koʻchasi, 12';
const byPost = { ...letter, email: '', postAddress: address };

type Values = Record<string, string | Blob>;

async function send(values: Values, accept = 'application/json') {
  const token = accept === 'application/json' ? await botToken(site(), 'contact') : '';
  const body = formData({ idempotencyKey: newKey(), botToken: token, ...values });
  const headers = { accept };
  return fetch(`${site()}/api/contact`, { method: 'POST', body, headers });
}

async function stored(response: Response) {
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  return (await storedRecords()).find((record) => record.reference === reference);
}

const errorsOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});

const page = async (values: Values) => load(await (await send(values, 'text/html')).text());

describe('the answer to a letter', () => {
  it('can come by post: an address takes the place of the email', async () => {
    expect((await stored(await send(byPost)))?.fields).toEqual({
      ...letterFields,
      email: '',
      postAddress: address,
    });
  });

  it('needs no address for post beside an email, and no empty one is stored', async () => {
    expect((await stored(await send({ ...letter, postAddress: '  \u200b' })))?.fields).toEqual(
      letterFields,
    );
  });

  it.each(locales)('needs one of the two: in %s the error is at the email', async (locale) => {
    const response = await send({ ...byPost, locale, email: ' \r\n', postAddress: '\u3164' });
    expect(await errorsOf(response)).toEqual({
      status: 422,
      errors: { email: formErrors[locale]['email.orPostAddress'] },
    });
  });

  it.each([
    ['an email with an error is reported', { email: 'anora@' }, 'email', 'email.invalid'],
    [
      'a longer address is reported',
      { postAddress: 'x'.repeat(limits.residence + 1) },
      'postAddress',
      'postAddress.tooLong',
    ],
    [
      'an address that can’t be stored is reported',
      { postAddress: `a${'\u0301'.repeat(40)}` },
      'postAddress',
      'postAddress.characters',
    ],
  ] as const)('%s', async (_, values, field, code) => {
    expect(await errorsOf(await send({ ...byPost, ...values }))).toEqual({
      status: 422,
      errors: { [field]: formErrors.en[code] },
    });
  });

  it('goes to an address on one line', async () => {
    const lines = '150100\r\nBcc: all@example.com\nQuva';
    const record = await stored(await send({ ...byPost, postAddress: lines }));
    expect(record?.fields.postAddress).toBe('150100 Bcc: all@example.com Quva');
  });

  it('by post belongs to letters: another message needs an email, and keeps no address', async () => {
    const question = { ...byPost, topic: 'fees' };
    expect(await errorsOf(await send(question))).toEqual({
      status: 422,
      errors: { email: formErrors.en['email.required'] },
    });
    const record = await stored(await send({ ...question, email: letter.email }));
    expect(record?.fields).not.toHaveProperty('postAddress');
  });
});

describe('the file of a letter', () => {
  it('is stored with it, typed by its content', async () => {
    const record = await stored(
      await send({ ...letter, messageFile: await jpegFile('dalil.pdf') }),
    );
    expect(record?.attachment).toMatchObject({ name: 'dalil.pdf', type: 'image/jpeg' });
    expect(await storedFiles()).toContain(record?.attachment?.key);
  });

  it('may be missing', async () => {
    const record = await stored(await send({ ...letter, messageFile: new File([], '') }));
    expect(record?.attachment).toBeUndefined();
  });

  it.each([
    ['empty', 422, 'file.empty', new File([], 'a.pdf')],
    ['too large', 413, 'file.tooLarge', largePdf(limits.files + 1)],
    ['of no known type', 415, 'file.type', new File(['salom'], 'a.pdf')],
  ] as const)('that is %s is refused with %i', async (_, status, code, messageFile) => {
    const response = await send({ ...letter, messageFile });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      field: 'messageFile',
      message: formErrors.en[code],
    });
  });

  it.each([
    ['without a topic', { topic: '' }],
    ['about something else', { topic: 'corruption' }],
    ['in a field of another form', { socialStatusFile: pdfFile() }],
  ])('is refused in a message %s', async (_, values) => {
    const before = await storedFiles();
    const response = await send({
      ...letter,
      ...('topic' in values && { messageFile: pdfFile() }),
      ...values,
    });
    expect(response.status).toBe(415);
    expect(await storedFiles()).toEqual(before);
  });

  it('can’t be a text', async () => {
    const init = jsonPost({
      ...letter,
      messageFile: 'dalil.pdf',
      idempotencyKey: newKey(),
      botToken: await botToken(site(), 'contact'),
    });
    const record = await stored(await fetch(`${site()}/api/contact`, init));
    expect(record?.attachment).toBeUndefined();
    expect(record?.fields).toEqual(letterFields);
  });
});

describe('without script,', () => {
  it('only the sender of an email is told of a confirmation', async () => {
    const confirmed = async (values: Values) =>
      (await page(values))('[data-reply=sent] [data-slot=confirmation]').length;
    expect(await confirmed(letter)).toBe(1);
    expect(await confirmed(byPost)).toBe(0);
  });

  it('the address for post is kept beside an error, and the file is asked for again', async () => {
    const $ = await page({ ...byPost, message: '', messageFile: pdfFile() });
    expect($('#reply-postAddress').attr('value')).toBe(address);
    expect($('#reply-messageFile').attr('type')).toBe('file');
    expect($('[data-reply-form]').attr('enctype')).toBe('multipart/form-data');
  });

  it('a letter that is too large to read comes back with its file’s error', async () => {
    const $ = await page({ ...letter, messageFile: largePdf(limits.uploadBytes + 1) });
    expect($('[data-slot=summary] a').text()).toBe(formErrors.uz['file.tooLarge']);
    expect($('[data-slot=summary] a').attr('href')).toBe('#reply-messageFile');
    expect($('#reply-messageFile').attr('aria-invalid')).toBe('true');
    expect($('[name=topic] option[selected]').attr('value')).toBe('rector');
  });
});
