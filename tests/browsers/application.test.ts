import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { By } from 'selenium-webdriver';
import { expect, it } from 'vitest';
import { formMessages } from '../../src/forms/messages.ts';
import { storedApplications, storedFiles } from '../functions/contract/application-posts.ts';
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

it('an application is stored once, with its document', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/ru/careers#application');
  await touchForm(visitor, 'application');
  await fillForm(visitor, applicant);
  await choose(visitor, 'vacancy', 'any');
  await choose(visitor, 'socialStatus', 'disability');
  const upload = await visitor.driver.findElement(By.css('main form [name=socialStatusFile]'));
  await upload.sendKeys(document);
  await visitor.click('main form [name=consent]');
  await visitor.click('main form [type=submit]', send);
  await visitor.see('dialog[open]', sent);
  const reference = await referenceIn(visitor, 'dialog[open]');
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

/** Chooses an option by its value. */
async function choose({ driver }: Visitor, field: string, value: string): Promise<void> {
  const option = By.css(`main form [name=${field}] option[value=${value}]`);
  await driver.findElement(option).click();
}
