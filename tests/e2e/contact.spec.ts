import type { Page } from 'playwright/test';
import { formErrors } from '../../src/forms/errors.ts';
import { formMessages } from '../../src/forms/messages.ts';
import { fieldsOf } from '../../src/forms/registry.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { replyErrorMessages } from '../../src/i18n/ui/reply-errors.ts';
import { href } from '../../src/routing/href.ts';
import { storedMessages } from './stored-messages.ts';
import { expect, test } from './test.ts';

const visitor = {
  firstName: 'Gulnoza',
  lastName: 'Oʻrinova',
  email: 'gulnoza@example.com',
  phone: '90 123 45 67',
  message: 'Hamshiralik dasturi haqida maʼlumot bering.\nRahmat!',
};

const messagesIn = (locale: Locale) => formMessages('contact', locale);

const fields = fieldsOf('contact').flatMap(({ name }) => (name === 'consent' ? [] : [name]));

/** Opens the form as if a minute before it is sent: what comes too fast is taken for a bot. */
async function open(page: Page, locale: Locale, javaScriptEnabled: boolean): Promise<void> {
  await page.clock.setSystemTime(Date.now() - 60_000);
  await page.goto(href('contact', locale));
  if (javaScriptEnabled) {
    await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
  }
}

async function fill(page: Page, locale: Locale, values: Partial<typeof visitor>): Promise<void> {
  const { labels } = messagesIn(locale);
  for (const name of fields) {
    if (values[name] !== undefined) {
      await page.getByLabel(labels[name], { exact: true }).fill(values[name]);
    }
  }
}

const agree = (page: Page, locale: Locale) =>
  page.getByLabel(messagesIn(locale).labels.consent).check();

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: messagesIn(locale).send }).click();

for (const locale of locales) {
  const messages = messagesIn(locale);

  test.describe(`${locale}, with script`, () => {
    test('stores a message and shows its reference in a dialog', async ({ page }) => {
      await open(page, locale, true);
      await fill(page, locale, visitor);
      await agree(page, locale);
      await send(page, locale);
      const dialog = page.getByRole('dialog', { name: messages.success });
      await expect(dialog).toContainText(messages.successText);
      const reference = await dialog.locator('.reference').textContent();
      expect(reference).toMatch(/^CAMU-\d{4}-[0-9A-Z]{8}$/);
      await dialog.getByRole('button', { name: messages.close }).click();
      await expect(dialog).toBeHidden();
      const stored = (await storedMessages()).find(
        (submission) => submission.reference === reference,
      );
      expect(stored).toMatchObject({
        locale,
        fields: { ...visitor, phone: '+998901234567', consent: true },
      });
    });

    test('shows errors in place and keeps what was typed', async ({ page }) => {
      await open(page, locale, true);
      await fill(page, locale, { ...visitor, email: 'gulnoza@', firstName: '' });
      await send(page, locale);
      const summary = page.locator('.form-summary[role=alert]');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        formErrors[locale]['firstName.required'],
        formErrors[locale]['email.invalid'],
        formErrors[locale]['consent.required'],
      ]);
      await expect(page).toHaveTitle(new RegExp(`^${messages.errorPrefix}`));
      await summary.getByRole('link').nth(1).click();
      const email = page.getByLabel(messages.labels.email, { exact: true });
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(
        `${formErrors[locale]['email.invalid']} ${messages.hints.email}`,
      );
      await expect(email).toHaveValue('gulnoza@');
      await expect(page.getByLabel(messages.labels.message, { exact: true })).toHaveValue(
        visitor.message,
      );
    });
  });

  test.describe(`${locale}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('stores a message and shows its reference on a page', async ({ page }) => {
      await open(page, locale, false);
      await fill(page, locale, { ...visitor, message: `${visitor.message} (${locale})` });
      await agree(page, locale);
      await send(page, locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveText(messages.success);
      const reference = await page.locator('.reference').textContent();
      const stored = (await storedMessages()).find(
        (submission) => submission.reference === reference,
      );
      expect(stored?.fields.message).toBe(`${visitor.message} (${locale})`);
    });

    test('shows errors on a page that keeps every value', async ({ page }) => {
      await open(page, locale, false);
      await fill(page, locale, { ...visitor, phone: '123' });
      await send(page, locale);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('.form-summary a')).toHaveText([
        formErrors[locale]['phone.invalid'],
        formErrors[locale]['consent.required'],
      ]);
      await expect(page.getByLabel(messages.labels.phone, { exact: true })).toHaveValue('123');
      await expect(page.getByLabel(messages.labels.message, { exact: true })).toHaveValue(
        visitor.message,
      );
      await fill(page, locale, { phone: visitor.phone, message: `Again (${locale})` });
      await agree(page, locale);
      await send(page, locale);
      await expect(page.locator('h1')).toHaveText(messages.success);
    });
  });
}

test('delays a form filled in faster than a person can type, instead of refusing it', async ({
  page,
}) => {
  await page.goto(href('contact', 'en'));
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
  await fill(page, 'en', visitor);
  await agree(page, 'en');
  await send(page, 'en');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('sends what was typed before the island was hydrated', async ({ page }) => {
  const messages = messagesIn('uz');
  await page.route('**/_astro/mount-form*', async (route) => {
    await page.getByLabel(messages.labels.firstName, { exact: true }).fill(visitor.firstName);
    await route.continue();
  });
  await open(page, 'uz', true);
  const { firstName, ...rest } = visitor;
  await fill(page, 'uz', rest);
  await agree(page, 'uz');
  await send(page, 'uz');
  const reference = await page.getByRole('dialog').locator('.reference').textContent();
  const stored = (await storedMessages()).find((message) => message.reference === reference);
  expect(stored?.fields.firstName).toBe(firstName);
});

test('sends without delay after the clock was put back', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.goto(href('contact', 'en'));
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
  await page.clock.setSystemTime(Date.now());
  await fill(page, 'en', visitor);
  await agree(page, 'en');
  await send(page, 'en');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('makes the fields read-only while sending', async ({ page }) => {
  const { labels } = messagesIn('en');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await open(page, 'en', true);
  await fill(page, 'en', visitor);
  await agree(page, 'en');
  const message = page.getByLabel(labels.message, { exact: true });
  await send(page, 'en');
  await expect(message).not.toBeEditable();
  await message.press('End');
  await message.pressSequentially('P.S.');
  await expect(message).toHaveValue(visitor.message);
  answered.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(message).toBeEditable();
  await expect(message).toHaveValue('');
});

test('empties a honeypot that a program filled in before the next attempt', async ({ page }) => {
  await open(page, 'en', true);
  await fill(page, 'en', visitor);
  await agree(page, 'en');
  await page.locator('[name=website]').evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = 'https://example.com';
  });
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=alert]')).toContainText(
    replyErrorMessages.en.refused,
  );
  await send(page, 'en');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('explains a rate limit that the platform answers with', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, contentType: 'text/html', body: '<p>Rate limit exceeded' }),
  );
  await open(page, 'en', true);
  await fill(page, 'en', visitor);
  await agree(page, 'en');
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=alert]')).toContainText(
    replyErrorMessages.en.tooMany,
  );
});

test('moves the focus to the button when the dialog of a corrected form is closed', async ({
  page,
}) => {
  const messages = messagesIn('en');
  await open(page, 'en', true);
  await fill(page, 'en', { ...visitor, email: '' });
  await agree(page, 'en');
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=alert]')).toBeFocused();
  await fill(page, 'en', visitor);
  await page.getByLabel(messages.labels.email, { exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: messages.success });
  await expect(dialog).toBeVisible();
  await expect(page.locator('.form-summary[role=alert]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: messages.send })).toBeFocused();
});

test.describe('when the network fails', () => {
  test.use({ expectedLog: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  for (const [failure, text] of [
    ['the server cannot be reached', 'unavailable'],
    ['the visitor is offline', 'offline'],
  ] as const) {
    test(`${failure}: says so, and the message can be sent again`, async ({ page, context }) => {
      const messages = messagesIn('en');
      await open(page, 'en', true);
      await fill(page, 'en', { ...visitor, message: failure });
      await agree(page, 'en');
      await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
      await context.setOffline(text === 'offline');
      await send(page, 'en');
      await expect(page.locator('.form-summary[role=alert]')).toContainText(messages[text]);
      await expect(page.locator('.form-summary[role=alert]')).toBeFocused();
      if (text === 'unavailable')
        await expect(page.locator('[data-toast=error]')).toContainText(messages[text]);
      await context.setOffline(false);
      await send(page, 'en');
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

test('gives up on a server that is silent for twenty seconds, and keeps what was typed', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.goto(href('contact', 'en'));
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
  await fill(page, 'en', visitor);
  await agree(page, 'en');
  const posted = page.waitForRequest('**/api/contact');
  await page.route('**/api/contact', () => undefined);
  await send(page, 'en');
  await page.clock.runFor(2000);
  await posted;
  await page.clock.runFor(20_000);
  const summary = page.locator('.form-summary[role=alert]');
  await expect(summary).toContainText(messagesIn('en').timeout);
  await expect(page.locator('[name=message]')).toHaveValue(visitor.message);
});

test('sends once when the button is pressed twice', async ({ page }) => {
  await open(page, 'en', true);
  const message = 'Pressed twice';
  await fill(page, 'en', { ...visitor, message });
  await agree(page, 'en');
  const button = page.locator('form.form button');
  await button.dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  const stored = await storedMessages();
  expect(stored.filter(({ fields: sent }) => sent.message === message)).toHaveLength(1);
});
