import { createHash } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { formErrors } from '../../../src/forms/errors.ts';
import { limits } from '../../../src/forms/limits.ts';
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

let posts = 0;
const key = () => `application-${posts++}`;

async function send(values: Record<string, string | Blob>, accept = 'application/json') {
  const token = accept === 'application/json' ? await botToken(url, 'application') : '';
  const body = formData({ ...botir, idempotencyKey: key(), botToken: token, ...values });
  return fetch(`${url}/api/application`, { method: 'POST', body, headers: { accept } });
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

describe('a file is rejected, and nothing is stored:', () => {
  const renamed = new File(['MZ\x90\0'.repeat(100)], 'cv.pdf', { type: 'application/pdf' });
  it.each([
    ['too large', 413, 'tooLarge', { socialStatusFile: largePdf(limits.files + 1) }],
    ['of another type than its name', 415, 'unsupportedType', { socialStatusFile: renamed }],
    ['in another field', 415, 'unsupportedType', { cv: pdfFile() }],
  ] as const)('%s', async (_, status, error, values) => {
    const before = [await storedApplications(), await storedFiles()];
    const response = await send(values);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error, message: replyErrorMessages.en[error] });
    expect([await storedApplications(), await storedFiles()]).toEqual(before);
  });
});

it('a file of exactly the limit is accepted', async () => {
  expect((await send({ socialStatusFile: largePdf(limits.files) })).status).toBe(201);
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
