import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { By } from 'selenium-webdriver';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { limits } from '../../src/forms/limits.ts';
import { formMessages } from '../../src/forms/messages.ts';
import { storedApplications, storedFiles } from '../functions/contract/application-posts.ts';
import { noise } from '../functions/contract/files.ts';
import { fillForm, referenceIn, touchForm } from './forms.ts';
import { Visitor } from './visitor.ts';

const { send, sent } = formMessages('application', 'ru');

const applicant = {
  firstName: 'Botir',
  lastName: 'Gʻaniyev',
  email: 'botir@example.com',
  phone: '90 123 45 67',
};

const document = join(import.meta.dirname, '../site/public/documents/contract-specimen-ru.pdf');

/** Sends an application with a file; its reference. */
async function apply(file: string): Promise<string> {
  const visitor = await Visitor.arrive();
  await visitor.open('/ru/careers#application');
  await touchForm(visitor, 'application');
  await fillForm(visitor, applicant);
  await choose(visitor, 'vacancy', 'any');
  await choose(visitor, 'socialStatus', 'disability');
  const upload = await visitor.driver.findElement(By.css('main form [name=socialStatusFile]'));
  await upload.sendKeys(file);
  await visitor.click('main form [name=consent]');
  await visitor.click('main form [type=submit]', send);
  await visitor.see('dialog[open]', sent);
  return referenceIn(visitor, 'dialog[open]');
}

it('an application is stored once, with its document', async () => {
  const reference = await apply(document);
  const { size } = await stat(document);
  expect(await storedApplications()).toMatchObject([
    {
      reference,
      botCheck: 'human',
      fields: { ...applicant, phone: '+998901234567', socialStatus: 'disability' },
      attachment: { name: basename(document), size, type: 'application/pdf' },
    },
  ]);
  expect(await storedFiles()).toHaveLength(1);
});

it('a photo that is too large is stored smaller, and upright', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const photo = join(folder, 'IMG_20261126_101500.jpg');
  await noise(2400, 1800).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toFile(photo);
  expect((await stat(photo)).size).toBeGreaterThan(limits.files);
  const reference = await apply(photo);
  const stored = (await storedApplications()).find((one) => one.reference === reference);
  const key = stored?.attachment?.key ?? '';
  const content = await getStore('attachments').get(key, { type: 'arrayBuffer' });
  expect(content.byteLength).toBeLessThanOrEqual(limits.files);
  const { width, height, orientation = 1 } = await sharp(Buffer.from(content)).metadata();
  expect(orientation).toBe(1);
  expect(width / height).toBeCloseTo(1800 / 2400, 2);
});

/** Chooses an option by its value. */
async function choose({ driver }: Visitor, field: string, value: string): Promise<void> {
  const option = By.css(`main form [name=${field}] option[value=${value}]`);
  await driver.findElement(option).click();
}
