import type { Page } from 'playwright/test';
import { formErrors } from '../../src/forms/errors.ts';
import { formMessages } from '../../src/forms/messages.ts';
import { formatHours } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { readStoredMessages } from './stored-messages.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

const { labels, send, sent } = formMessages('contact', 'ru');
const home = 'Ташкент, Чиланзарский район, улица Бунёдкор, 7';
const proof = 'tests/documents/qpdf-linearized.pdf';
const residence = (page: Page) => page.getByLabel(labels.residence, { exact: true });
const topic = (page: Page) => page.getByLabel(labels.topic);

/** Opens the reception with the clock set back a minute: forms sent too fast are treated as a bot's. */
async function openReception(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() - 60_000);
  await page.goto(href('reception', 'ru'));
}

async function fill(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel(labels.firstName, { exact: true }).fill('Gulnoza');
  await page.getByLabel(labels.lastName, { exact: true }).fill('Oʻrinova');
  await page.getByLabel(labels.email, { exact: true }).fill(email);
  await page.getByLabel(labels.phone, { exact: true }).fill('90 123 45 67');
  await page.getByLabel(labels.message, { exact: true }).fill(message);
  await page.getByLabel(labels.consent).check();
}

const storedFields = async (message: string) =>
  (await readStoredMessages()).find(({ fields }) => fields.message === message)?.fields;

test('with script: the residence is required, the topic is stored without being asked for', async ({
  page,
}) => {
  await openReception(page);
  await touchForm(page, 'contact');
  await expect(topic(page)).toHaveCount(0);
  await fill(page, 'gulnoza@example.com', 'To the rector, with script');
  await page.getByRole('button', { name: send }).click();
  await expect(page.locator('.form-summary a')).toHaveText([formErrors.ru['residence.required']]);
  await page.locator('.form-summary a').click();
  await expect(residence(page)).toBeFocused();
  await residence(page).fill(home);
  await page.getByRole('button', { name: send }).click();
  const dialog = page.getByRole('dialog', { name: sent });
  await expect(dialog).toBeVisible();
  expect(await storedFields('To the rector, with script')).toMatchObject({
    topic: 'rector',
    topicTitle: translator('uz')('topic.rector'),
    residence: home,
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone with script' : 'on a phone without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a letter can come without email, with an address for post and a file', async ({
      page,
    }) => {
      await openReception(page);
      if (javaScriptEnabled) await touchForm(page, 'contact');
      const message = `By post, ${javaScriptEnabled}`;
      await fill(page, '', message);
      await residence(page).fill(home);
      await page.getByLabel(labels.messageFile).setInputFiles(proof);
      await page.getByRole('button', { name: send }).click();
      const link = page.locator('.form-summary a');
      await expect(link).toHaveText([formErrors.ru['email.orPostAddress']]);
      const email = page.getByLabel(labels.email, { exact: true });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await link.click();
      await expect(email).toBeFocused();
      await page.getByLabel(labels.postAddress).fill('150100, Fargʻona');
      if (!javaScriptEnabled) {
        await page.getByLabel(labels.messageFile).setInputFiles(proof);
      }
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByText(sent).first()).toBeVisible();
      const shown = page.locator('[role=dialog]:visible, dialog:visible, main');
      await expect(shown.first()).toContainText(translator('ru')('form.noteNumber'));
      await expect(page.getByText(translator('ru')('form.confirmation'))).toHaveCount(0);
      const stored = (await readStoredMessages()).find(({ fields }) => fields.message === message);
      expect(stored).toMatchObject({
        fields: { email: '', postAddress: '150100, Fargʻona', residence: home },
        attachment: { name: 'qpdf-linearized.pdf', type: 'application/pdf' },
      });
    });
  });
}

test('the contact page asks for no file and no address for post', async ({ page }) => {
  await page.goto(href('contact', 'ru'));
  await touchForm(page, 'contact');
  await expect(page.locator('[name=messageFile], [name=postAddress]')).toHaveCount(0);
});

test('the residence is in the draft', async ({ page }) => {
  await openReception(page);
  await touchForm(page, 'contact');
  await residence(page).fill(home);
  await page.goto(href('reception', 'ru'));
  await expect(residence(page)).toHaveValue(home);
});

test('a link to the contact page can choose the topic', async ({ page }) => {
  await page.goto(`${href('contact', 'ru')}?topic=corruption`);
  await expect(topic(page)).toHaveValue('corruption');
  await page.goto(href('contact', 'ru'));
  await touchForm(page, 'contact');
  await expect(topic(page)).toHaveValue('');
});

test('the contact page asks for no residence and offers no letter to the rector', async ({
  page,
}) => {
  await page.goto(`${href('contact', 'ru')}?topic=rector`);
  await touchForm(page, 'contact');
  await expect(topic(page)).toHaveValue('');
  await expect(topic(page).locator('[value=rector]')).toHaveCount(0);
  await expect(residence(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the residence is required, the topic is kept beside an error, and both are stored', async ({
    page,
  }) => {
    await openReception(page);
    await expect(topic(page)).toHaveCount(0);
    await fill(page, 'gulnoza@example.com', 'To the rector, without script');
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('.form-summary a')).toHaveText([formErrors.ru['residence.required']]);
    await expect(topic(page)).toHaveValue('rector');
    await residence(page).fill(home);
    await page.getByLabel(labels.email, { exact: true }).fill('gulnoza@');
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('.form-summary a')).toHaveText([formErrors.ru['email.invalid']]);
    await expect(residence(page)).toHaveValue(home);
    await page.getByLabel(labels.email, { exact: true }).fill('gulnoza@example.com');
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('h1')).toHaveText(sent);
    expect(await storedFields('To the rector, without script')).toMatchObject({
      topic: 'rector',
      residence: home,
    });
  });

  test('the contact page’s reply asks for no residence', async ({ page }) => {
    await page.clock.setSystemTime(Date.now() - 60_000);
    await page.goto(href('contact', 'ru'));
    await fill(page, 'gulnoza@', 'To nobody in particular');
    await page.getByRole('button', { name: send }).click();
    await expect(page.locator('.form-summary a')).toHaveText([formErrors.ru['email.invalid']]);
    await expect(residence(page)).toHaveCount(0);
    await expect(topic(page).locator('[value=rector]')).toHaveCount(0);
  });
});

for (const locale of locales) {
  test(`${locale}: the first screen of a phone has the term and the rector’s hours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(href('reception', locale));
    const facts = page.locator('aside[data-facts]');
    await expect(facts.getByText(translator(locale)('reception.days'))).toBeInViewport();
    await expect(facts.getByText(formatHours('15:00', '17:00', locale))).toBeInViewport();
  });

  test(`${locale}: the first screen of a phone has the price and the days for applications`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(href('dormitory', locale));
    const term = (key: 'dormitory.month' | 'dormitory.applications') =>
      page.locator('aside[data-facts] dt', {
        hasText: translator(locale)(key, { year: '2026-2027' }),
      });
    await expect(term('dormitory.month')).toBeInViewport();
    await expect(term('dormitory.applications')).toBeInViewport();
  });
}
