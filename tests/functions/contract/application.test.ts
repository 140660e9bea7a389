import { createHash } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { formErrors } from '../../../src/forms/errors.ts';
import { limits } from '../../../src/forms/limits.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { replyErrorMessages } from '../../../src/i18n/ui/reply-errors.ts';
import { botir, botirFields, storedApplications, storedFiles } from './application-posts.ts';
import { botToken } from './bot-token.ts';
import { startContactSite } from './contact-site.ts';
import { jpegFile, largePdf, pdfFile, pngFile } from './files.ts';
import { formData } from './requests.ts';

let url = '';
beforeAll(async () => {
  const site = await startContactSite();
  url = site.url;
  return site.close;
});

const t = translator('en');

let posts = 0;
const key = () => `application-${posts++}`;

async function send(values: Record<string, string | Blob>, accept = 'application/json') {
  const token = accept === 'application/json' ? await botToken(url, 'application') : '';
  const body = formData({ ...botir, idempotencyKey: key(), botToken: token, ...values });
  const headers = { accept, 'accept-language': 'en' };
  return fetch(`${url}/api/application`, { method: 'POST', body, headers });
}

async function stored(response: Response) {
  const { reference } = (await response.json()) as { reference: string };
  return (await storedApplications()).find((submission) => submission.reference === reference);
}

const withDocument = { socialStatus: 'disability' };

describe('an application is stored with its file, typed by its content:', () => {
  it.each([
    ['application/pdf', 'a.pdf', pdfFile],
    ['image/png', 'a.pdf', pngFile],
  ])('%s called %s', async (type, name, make) => {
    const file = await make(name);
    const response = await send({ ...withDocument, socialStatusFile: file });
    expect(response.status).toBe(201);
    const submission = await stored(response);
    const content = Buffer.from(await file.arrayBuffer());
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(submission?.attachment).toEqual({
      key: expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\d/application/\\w{8}/${sha256}$`)),
      name,
      type,
      size: content.length,
      sha256,
    });
    const kept = await getStore('attachments').get(submission?.attachment?.key ?? '', {
      type: 'arrayBuffer',
    });
    expect(Buffer.from(kept).equals(content)).toBe(true);
  });
});

it('an application without a file is stored', async () => {
  expect((await stored(await send({})))?.fields).toEqual(botirFields);
  const empty = new File([], '', { type: 'application/octet-stream' });
  expect((await stored(await send({ socialStatusFile: empty })))?.attachment).toBeUndefined();
});

it('an invalid field is reported', async () => {
  const response = await send(withDocument);
  expect(response.status).toBe(422);
  const socialStatusFile = formErrors.en['socialStatusFile.required'];
  expect(await response.json()).toEqual({ errors: { socialStatusFile } });
});

const field = 'socialStatusFile';
const renamed = new File(['MZ\x90\0'.repeat(100)], 'cv.pdf', { type: 'application/pdf' });
const tooLarge = formErrors.en['file.tooLarge'];

describe('a file is rejected, its field named, and nothing is stored:', () => {
  it.each([
    ['too large', 413, 'tooLarge', tooLarge, largePdf(limits.files + 1)],
    ['too large to be read', 413, 'tooLarge', tooLarge, largePdf(limits.uploadBytes)],
    ['of no known type', 415, 'unsupportedType', formErrors.en['file.type'], renamed],
  ] as const)('%s', async (_, status, error, message, file) => {
    const before = [await storedApplications(), await storedFiles()];
    const response = await send({ [field]: file });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error, message, field });
    expect([await storedApplications(), await storedFiles()]).toEqual(before);
  });

  it('empty, beside another invalid field', async () => {
    const response = await send({ [field]: new File([], 'cv.pdf'), firstName: '' });
    expect(response.status).toBe(422);
    const message = formErrors.en['file.empty'];
    const errors = { [field]: message, firstName: formErrors.en['firstName.required'] };
    expect(await response.json()).toEqual({ error: 'invalid', message, field, errors });
  });
});

it('a file in a field that takes none is rejected', async () => {
  const response = await send({ cv: pdfFile() });
  expect(response.status).toBe(415);
  const message = replyErrorMessages.en.unsupportedType;
  expect(await response.json()).toEqual({ error: 'unsupportedType', message });
});

it('a file of exactly the limit is accepted', async () => {
  expect((await send({ socialStatusFile: largePdf(limits.files) })).status).toBe(201);
});

describe('without script, the file’s field is marked and listed', () => {
  it.each([
    ['too large', 413, tooLarge, largePdf(limits.files + 1)],
    ['too large to be read', 413, tooLarge, largePdf(limits.uploadBytes)],
    ['of no known type', 415, formErrors.en['file.type'], renamed],
  ] as const)('when it is %s', async (_, status, message, file) => {
    const response = await send({ [field]: file }, 'text/html');
    expect(response.status).toBe(status);
    const $ = load(await response.text());
    const links = $('[data-slot=summary] a').get();
    expect(links.map((link) => [$(link).attr('href'), $(link).text()])).toEqual([
      [`#reply-${field}`, message],
    ]);
    const control = $(`#reply-${field}`);
    expect(control.attr('aria-invalid')).toBe('true');
    expect($(`#${control.attr('aria-describedby')?.split(' ')[0]}`).text()).toBe(message);
    expect($('[aria-invalid]')).toHaveLength(1);
  });
});

it('without script, a form that was not read says where its values are', async () => {
  const unread = await send({ [field]: largePdf(limits.uploadBytes) }, 'text/html');
  expect(load(await unread.text())('[data-slot=unread]').text()).toBe(t('form.unread'));
  const read = await send({ [field]: renamed }, 'text/html');
  expect(load(await read.text())('[data-slot=unread]')).toHaveLength(0);
});

it('without script, the typed values come back when the file is too large', async () => {
  const response = await send({ socialStatusFile: largePdf(limits.files + 1) }, 'text/html');
  expect(response.status).toBe(413);
  const $ = load(await response.text());
  expect($('[name=vacancy] [selected]').attr('value')).toBe('1');
  expect($('[name=lastName]').attr('value')).toBe(botir.lastName);
  expect($('[name=socialStatus] [selected]').attr('value')).toBe('none');
  expect($('[name=socialStatusFile]').attr('type')).toBe('file');
});

it('a malicious file name is made harmless', async () => {
  const name = '../../etc/\u202Egnp.exe\u0000\u001B[31m<b>.png';
  const response = await send({ socialStatusFile: await pngFile(name) });
  const submission = await stored(response);
  expect(submission?.attachment?.name).not.toMatch(/[\p{C}\\/<>]/u);
});

it('fifty concurrent posts with one key and content store one application with one file', async () => {
  const idempotencyKey = key();
  const socialStatusFile = await pngFile();
  const token = await botToken(url, 'application');
  const values = { ...withDocument, idempotencyKey, socialStatusFile, botToken: token };
  const post = () => send(values);
  const responses = await Promise.all(Array.from({ length: 50 }, post));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const answers = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(answers).size).toBe(1);
  const { reference } = JSON.parse(answers[0] ?? '');
  const found = (await storedApplications()).filter((one) => one.reference === reference);
  expect(found).toHaveLength(1);
  const files = (await storedFiles()).filter((file) => file.includes(reference.slice(-8)));
  expect(files).toEqual([found[0]?.attachment?.key]);
});

it('the same key with another file is a conflict', async () => {
  const idempotencyKey = key();
  expect((await send({ idempotencyKey, socialStatusFile: await pngFile() })).status).toBe(201);
  expect((await send({ idempotencyKey, socialStatusFile: await jpegFile() })).status).toBe(409);
});
