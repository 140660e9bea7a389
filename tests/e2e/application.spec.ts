import { readFileSync } from 'node:fs';
import { getStore } from '@netlify/blobs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { errorText } from '../../src/forms/codes.ts';
import { formErrors } from '../../src/forms/errors.ts';
import { limits } from '../../src/forms/limits.ts';
import { formMessages } from '../../src/forms/messages.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { fileKindNames } from '../../src/i18n/ui/file-kinds.ts';
import { href } from '../../src/routing/href.ts';
import { storedApplications } from '../functions/contract/application-posts.ts';
import { noise } from '../functions/contract/files.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

const applicant = {
  firstName: 'Botir',
  lastName: 'Gʻaniyev',
  email: 'botir@example.com',
  phone: '90 123 45 67',
};

/** Creates a PDF document of slightly more than `size` bytes. */
function createPdf(size: number): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj\n${'x'.repeat(size)}\nendobj\nstartxref\n9\n%%EOF\n`);
}

const document = {
  name: 'guvohnoma.pdf',
  mimeType: 'application/pdf',
  buffer: createPdf(200_000),
};

const messagesIn = (locale: Locale) => formMessages('application', locale);

/** Finds a field by name, since its label may end in “(optional)”. */
const field = (page: Page, name: string) =>
  page.locator(`#application [name=${name}], [data-reply-form] [name=${name}]`);

async function openForm(page: Page, locale: Locale, script = true, search = ''): Promise<void> {
  await page.clock.setSystemTime(Date.now() - 60_000);
  await page.goto(`${href('careers', locale)}${search}#application`);
  if (script) await touchForm(page, 'application');
}

async function fillForm(page: Page, status = 'none'): Promise<void> {
  for (const [name, value] of Object.entries(applicant)) await field(page, name).fill(value);
  await field(page, 'vacancy').selectOption('any');
  await field(page, 'socialStatus').selectOption(status);
  await field(page, 'consent').check();
}

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: messagesIn(locale).send }).click();

/** The site's entries in localStorage. */
const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function findStored(reference: string | null) {
  return (await storedApplications()).find((one) => one.reference === reference);
}

for (const locale of locales) {
  const messages = messagesIn(locale);

  test(`${locale}: stores an application with a document and shows its reference`, async ({
    page,
  }) => {
    await openForm(page, locale);
    await fillForm(page, 'disability');
    await send(page, locale);
    const summary = page.locator('.form-summary[role=group]');
    await expect(summary.getByRole('link')).toHaveText([
      formErrors[locale]['socialStatusFile.required'],
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${messages.errorPrefix}`));
    await summary.getByRole('link').click();
    await expect(field(page, 'socialStatusFile')).toBeFocused();
    await field(page, 'socialStatusFile').setInputFiles(document);
    await send(page, locale);
    const dialog = page.getByRole('dialog', { name: messages.sent });
    await expect(dialog).toContainText(messages.sentText);
    const submission = await findStored(await dialog.locator('.reference').textContent());
    expect(submission).toMatchObject({
      locale,
      botCheck: 'human',
      fields: { ...applicant, phone: '+998901234567', socialStatus: 'disability' },
      attachment: { name: document.name, size: document.buffer.length, type: document.mimeType },
    });
    await dialog.getByRole('button', { name: messages.close }).click();
    await expect(field(page, 'firstName')).toHaveValue('');
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('asks for a document only while a benefit is chosen', async ({ page }) => {
      await openForm(page, 'ru', javaScriptEnabled);
      const file = field(page, 'socialStatusFile');
      await expect(file).toBeHidden();
      await fillForm(page);
      await expect(file).toBeHidden();
      await field(page, 'socialStatus').selectOption('disability');
      await expect(file).toBeVisible();
      await expect(page.getByText(messagesIn('ru').labels.socialStatusFile)).toBeVisible();
      await field(page, 'socialStatus').selectOption('none');
      await expect(file).toBeHidden();
      await send(page, 'ru');
      await expect(page.getByText(messagesIn('ru').sent).first()).toBeVisible();
    });
  });
}

test('a document that was chosen for a benefit isn’t sent without it', async ({ page }) => {
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  await field(page, 'socialStatusFile').setInputFiles(document);
  await field(page, 'socialStatus').selectOption('none');
  await send(page, 'en');
  const dialog = page.getByRole('dialog', { name: messagesIn('en').sent });
  const submission = await findStored(await dialog.locator('.reference').textContent());
  expect(submission?.fields.socialStatus).toBe('none');
  expect(submission?.attachment).toBeUndefined();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stores an application, even after an error', async ({ page }) => {
    await openForm(page, 'ru', false);
    await fillForm(page, 'disability');
    await send(page, 'ru');
    await expect(page.locator('.form-summary a')).toHaveText([
      formErrors.ru['socialStatusFile.required'],
    ]);
    await expect(field(page, 'socialStatus')).toHaveValue('disability');
    await expect(field(page, 'lastName')).toHaveValue(applicant.lastName);
    await field(page, 'socialStatusFile').setInputFiles(document);
    await send(page, 'ru');
    await expect(page.locator('h1')).toHaveText(messagesIn('ru').sent);
    const submission = await findStored(await page.locator('.reference').textContent());
    expect(submission).toMatchObject({ botCheck: 'unknown', attachment: { name: document.name } });
  });

  test('shows at the field what is wrong with a file, and keeps what was typed', async ({
    page,
  }) => {
    await openForm(page, 'en', false);
    await fillForm(page, 'disability');
    const buffer = readFileSync('tests/documents/qpdf-password-aes-256.pdf');
    const file = field(page, 'socialStatusFile');
    await file.setInputFiles({ ...document, buffer });
    await send(page, 'en');
    const message = formErrors.en['file.locked'];
    const link = page.locator('.form-summary a');
    await expect(link).toHaveText([message]);
    await expect(link).toHaveAttribute('href', `#${await file.getAttribute('id')}`);
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    await expect(file).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect(field(page, 'lastName')).toHaveValue(applicant.lastName);
    await expect(field(page, 'socialStatus')).toHaveValue('disability');
  });
});

test('opens from a vacancy’s page with that vacancy selected', async ({ page }) => {
  const id = '1';
  await page.goto(href('careers', 'en'));
  const openForm = page.locator('.row:has([data-state=open]) a');
  await openForm.and(page.locator(`[href="${href('vacancy', 'en', { id })}"]`)).click();
  await page.locator('main .page-action').click();
  await expect(page.locator('[data-island=application-form]')).toHaveAttribute('data-hydrated', '');
  await expect(field(page, 'vacancy')).toHaveValue(id);
  await expect(page.locator('#application')).toBeInViewport();
});

test('rejects a file of the wrong size or type before sending', async ({ page }) => {
  let posts = 0;
  await page.route('**/api/application', (route) => {
    posts++;
    return route.continue();
  });
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  const large = { ...document, buffer: Buffer.alloc(limits.files + 1) };
  await field(page, 'socialStatusFile').setInputFiles(large);
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=group]').getByRole('link')).toHaveText([
    formErrors.en['file.tooLarge'],
  ]);
  const other = { name: 'cv.docx', mimeType: 'application/msword', buffer: Buffer.from('x') };
  await field(page, 'socialStatusFile').setInputFiles(other);
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=group]').getByRole('link')).toHaveText([
    formErrors.en['file.type'],
  ]);
  expect(posts).toBe(0);
});

test('shows at the field what the function finds wrong with a file, and keeps what was typed', async ({
  page,
}) => {
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  const half = { ...document, buffer: createPdf(100_000).subarray(0, 50_000) };
  const file = field(page, 'socialStatusFile');
  await file.setInputFiles(half);
  await send(page, 'en');
  const message = formErrors.en['file.damaged'];
  const link = page.locator('.form-summary[role=group]').getByRole('link');
  await expect(link).toHaveText([message]);
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  await expect(file).toHaveAccessibleDescription(new RegExp(`^${message}`));
  await link.click();
  await expect(file).toBeFocused();
  await expect(field(page, 'firstName')).toHaveValue(applicant.firstName);
  await file.setInputFiles(document);
  await send(page, 'en');
  await expect(page.getByRole('dialog', { name: messagesIn('en').sent })).toBeVisible();
});

/** The file that was stored with the application that the dialog shows. */
async function storedFile(page: Page): Promise<{ name: string; type: string; content: Buffer }> {
  const dialog = page.getByRole('dialog', { name: messagesIn('en').sent });
  const submission = await findStored(await dialog.locator('.reference').textContent());
  const { key = '', name = '', type = '' } = submission?.attachment ?? {};
  const content = await getStore('attachments').get(key, { type: 'arrayBuffer' });
  return { name, type, content: Buffer.from(content) };
}

test('shrinks a photo that is too large, upright, and says so', async ({ page }) => {
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  const large = await noise(2400, 1800)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(large.length).toBeGreaterThan(limits.files);
  const photo = { name: 'IMG_20261126_101500.jpg', mimeType: 'image/jpeg', buffer: large };
  await field(page, 'socialStatusFile').setInputFiles(photo);
  await expect(page.getByRole('status').filter({ hasText: messagesIn('en').shrunk })).toBeVisible();
  await send(page, 'en');
  const { name, content } = await storedFile(page);
  expect(name).toBe(photo.name);
  expect(content.length).toBeLessThanOrEqual(limits.files);
  const { width, height, orientation = 1 } = await sharp(content).metadata();
  expect(orientation).toBe(1);
  expect(width / height).toBeCloseTo(1800 / 2400, 2);
});

test('waits for a large photo that is sent as soon as it is chosen', async ({ page }) => {
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  const buffer = await noise(2400, 1800).png().toBuffer();
  await field(page, 'socialStatusFile').setInputFiles({
    name: 'scan.png',
    mimeType: 'image/png',
    buffer,
  });
  await send(page, 'en');
  expect(await storedFile(page)).toMatchObject({ name: 'scan.jpg', type: 'image/jpeg' });
});

test('converts a picture of another kind, whatever it is called', async ({ page }) => {
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  const buffer = await noise(60, 40).webp().toBuffer();
  const picture = { name: 'IMG-20261126-WA0001.jpg', mimeType: 'image/jpeg', buffer };
  await field(page, 'socialStatusFile').setInputFiles(picture);
  await expect(
    page.getByRole('status').filter({ hasText: messagesIn('en').converted }),
  ).toBeVisible();
  await send(page, 'en');
  const { type, content } = await storedFile(page);
  expect(type).toBe('image/jpeg');
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
});

test('sends a file without extension or type by its first bytes', async ({ page }) => {
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  const buffer = await noise(60, 40).jpeg().toBuffer();
  const file = { name: '1000012345', mimeType: 'application/octet-stream', buffer };
  await field(page, 'socialStatusFile').setInputFiles(file);
  await send(page, 'en');
  expect(await storedFile(page)).toMatchObject({ name: '1000012345', type: 'image/jpeg' });
});

test('says what a picture is that this browser can’t convert', async ({ page }) => {
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  const buffer = readFileSync('tests/documents/libheif.heic');
  await field(page, 'socialStatusFile').setInputFiles({
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await send(page, 'en');
  const texts = { errors: formErrors.en, kinds: fileKindNames.en };
  const error = { code: 'file.misnamed', called: '.jpg', found: 'heic' } as const;
  await expect(page.locator('.form-summary[role=group]').getByRole('link')).toHaveText([
    errorText(error, texts) ?? '',
  ]);
});

test('shows upload progress, and can cancel and send again', async ({ page, context }) => {
  const messages = messagesIn('en');
  const network = await context.newCDPSession(page);
  await openForm(page, 'en');
  await fillForm(page, 'disability');
  await field(page, 'socialStatusFile').setInputFiles({
    ...document,
    buffer: createPdf(2_200_000),
  });
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await send(page, 'en');
  const progress = page.getByRole('progressbar');
  await expect(progress).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '25%' })).toBeAttached();
  await expect(page.getByRole('button', { name: messages.sending })).toHaveAttribute(
    'aria-disabled',
  );
  await page.getByRole('button', { name: messages.cancel }).click();
  await expect(page.locator('.form-summary[role=group]')).toContainText(messages.cancelled);
  await expect(progress).toBeHidden();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await send(page, 'en');
  await expect(page.getByRole('dialog', { name: messages.sent })).toBeVisible();
});

test('restores a draft except for file, social status and consent', async ({ page }) => {
  const messages = messagesIn('tr');
  await openForm(page, 'tr');
  await fillForm(page, 'disability');
  await field(page, 'socialStatusFile').setInputFiles(document);
  await page.goto(href('home', 'tr'));
  await openForm(page, 'tr');
  await expect(page.getByText(messages.restored)).toBeVisible();
  for (const [name, value] of Object.entries(applicant)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(field(page, 'vacancy')).toHaveValue('any');
  await expect(field(page, 'socialStatus')).toHaveValue('');
  await expect(field(page, 'consent')).not.toBeChecked();
  expect(JSON.stringify(await readStorage(page))).not.toMatch(/disability|guvohnoma/);
  await page.getByRole('button', { name: messages.clear }).click();
  await expect(field(page, 'firstName')).toHaveValue('');
  await openForm(page, 'tr');
  await expect(page.getByText(messages.restored)).toHaveCount(0);
});

test('deletes a draft after a day, whichever page is opened next', async ({ page }) => {
  const hour = 60 * 60 * 1000;
  const drafts = async () =>
    Object.keys(await readStorage(page)).filter((name) => /draft/.test(name));
  await openForm(page, 'en');
  await fillForm(page);
  const typed = Date.now();
  expect(await drafts()).toHaveLength(1);
  await page.clock.setSystemTime(typed + 23 * hour);
  await page.goto(href('about', 'tr'));
  expect(await drafts()).toHaveLength(1);
  await page.clock.setSystemTime(typed + 24 * hour);
  await page.goto(href('home', 'ru'));
  expect(await drafts()).toEqual([]);
});
