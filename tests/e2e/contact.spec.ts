import type { Page } from 'playwright/test';
import { formErrors } from '../../src/forms/errors.ts';
import { replyTimeoutMs } from '../../src/forms/limits.ts';
import { formMessages } from '../../src/forms/messages.ts';
import { fieldsFor } from '../../src/forms/registry.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { replyErrorMessages } from '../../src/i18n/ui/reply-errors.ts';
import { href } from '../../src/routing/href.ts';
import { readStoredMessages } from './stored-messages.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

const visitor = {
  firstName: 'Gulnoza',
  lastName: 'Oʻrinova',
  email: 'gulnoza@example.com',
  phone: '90 123 45 67',
  message: 'Hamshiralik dasturi haqida maʼlumot bering.\nRahmat!',
};

const messagesIn = (locale: Locale) => formMessages('contact', locale);

const fields = fieldsFor('contact', undefined).flatMap(({ name }) =>
  name in visitor ? [name as keyof typeof visitor] : [],
);

/** Opens the form with the clock set back a minute: forms sent too fast are treated as a bot's. */
async function openForm(page: Page, locale: Locale, javaScriptEnabled: boolean): Promise<void> {
  await page.clock.setSystemTime(Date.now() - 60_000);
  await page.goto(href('contact', locale));
  if (javaScriptEnabled) {
    await touchForm(page, 'contact');
  }
}

async function fillForm(
  page: Page,
  locale: Locale,
  values: Partial<typeof visitor>,
): Promise<void> {
  const { labels } = messagesIn(locale);
  for (const name of fields) {
    if (values[name] !== undefined) {
      await page.getByLabel(labels[name], { exact: true }).fill(values[name]);
    }
  }
}

const giveConsent = (page: Page, locale: Locale) =>
  page.getByLabel(published(messagesIn(locale).labels.consent)).check();

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: messagesIn(locale).send }).click();

test('stores a message and shows its reference in a dialog', async ({ page }) => {
  const messages = messagesIn('uz');
  await openForm(page, 'uz', true);
  await fillForm(page, 'uz', visitor);
  await giveConsent(page, 'uz');
  await send(page, 'uz');
  const dialog = page.getByRole('dialog', { name: messages.sent });
  await expect(dialog).toContainText(messages.sentText);
  const reference = await dialog.locator('.reference').textContent();
  expect(reference).toMatch(/^TEST-\d{4}-[0-9A-Z]{8}$/);
  await expect(dialog).toHaveAccessibleDescription(new RegExp(reference ?? ''));
  await expect(dialog.getByRole('heading')).toBeFocused();
  // A second Enter neither dials nor closes the dialog.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByRole('button', { name: messages.close }).click();
  await expect(dialog).toBeHidden();
  const stored = (await readStoredMessages()).find(
    (submission) => submission.reference === reference,
  );
  expect(stored).toMatchObject({
    locale: 'uz',
    fields: { ...visitor, phone: '+998901234567', consent: true },
  });
});

test('shows errors in place and keeps what was typed', async ({ page }) => {
  const messages = messagesIn('tr');
  await openForm(page, 'tr', true);
  await fillForm(page, 'tr', { ...visitor, email: 'gulnoza@', firstName: '' });
  await send(page, 'tr');
  const summary = page.locator('.form-summary[role=group]');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    formErrors.tr['firstName.required'],
    formErrors.tr['email.invalid'],
    formErrors.tr['consent.required'],
  ]);
  await expect(page).toHaveTitle(new RegExp(`^${messages.errorPrefix}`));
  await summary.getByRole('link').nth(1).click();
  const email = page.getByLabel(messages.labels.email, { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    `${formErrors.tr['email.invalid']} ${messages.hints.email}`,
  );
  await expect(email).toHaveValue('gulnoza@');
  await expect(page.getByLabel(messages.labels.message, { exact: true })).toHaveValue(
    visitor.message,
  );
});

test('one name is enough, and pasted text is read past what comes along', async ({ page }) => {
  const messages = messagesIn('en');
  await openForm(page, 'en', true);
  const lastName = page.getByLabel(messages.labels.lastName, { exact: true });
  await expect(lastName).toHaveAccessibleDescription(messages.hints.lastName ?? '');
  await fillForm(page, 'en', {
    ...visitor,
    firstName: 'Wali\u200B',
    lastName: '',
    email: 'Wali <wali@example.com>',
    phone: 'моб.: +۹۳ ۷۰ ۱۲۳ ۴۵۶۷',
    message: 'Birinchi\fikkinchi',
  });
  await giveConsent(page, 'en');
  await send(page, 'en');
  const reference = await page.locator('dialog .reference').textContent();
  const stored = (await readStoredMessages()).find(
    (submission) => submission.reference === reference,
  );
  expect(stored?.fields).toMatchObject({
    firstName: 'Wali',
    lastName: '',
    email: 'wali@example.com',
    phone: '+93701234567',
    message: 'Birinchi\nikkinchi',
  });
});

test('what only the function knows about a number is shown at its field', async ({ page }) => {
  const { labels } = messagesIn('en');
  await openForm(page, 'en', true);
  await fillForm(page, 'en', { ...visitor, phone: '+123456789012345' });
  await giveConsent(page, 'en');
  await send(page, 'en');
  await expect(page.locator('.form-summary a')).toHaveText([formErrors.en['phone.invalid']]);
  await expect(page.getByLabel(labels.phone, { exact: true })).toHaveValue('+123456789012345');
});

test.describe('without script', () => {
  const messages = messagesIn('ru');
  test.use({ javaScriptEnabled: false });

  test('stores a message and shows its reference on a page', async ({ page }) => {
    await openForm(page, 'ru', false);
    await fillForm(page, 'ru', { ...visitor, message: `${visitor.message} (posted)` });
    await giveConsent(page, 'ru');
    await send(page, 'ru');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('h1')).toHaveText(messages.sent);
    const reference = await page.locator('.reference').textContent();
    const stored = (await readStoredMessages()).find(
      (submission) => submission.reference === reference,
    );
    expect(stored?.fields.message).toBe(`${visitor.message} (posted)`);
  });

  test('shows errors on a page that keeps every value', async ({ page }) => {
    await openForm(page, 'ru', false);
    await fillForm(page, 'ru', { ...visitor, phone: '123' });
    await send(page, 'ru');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.form-summary a')).toHaveText([
      formErrors.ru['phone.invalid'],
      formErrors.ru['consent.required'],
    ]);
    await expect(page.getByLabel(messages.labels.phone, { exact: true })).toHaveValue('123');
    await expect(page.getByLabel(messages.labels.message, { exact: true })).toHaveValue(
      visitor.message,
    );
    await fillForm(page, 'ru', { phone: visitor.phone, message: 'Again' });
    await giveConsent(page, 'ru');
    await send(page, 'ru');
    await expect(page.locator('h1')).toHaveText(messages.sent);
  });
});

test('delays a form filled in faster than a person can type, instead of rejecting it', async ({
  page,
}) => {
  await page.goto(href('contact', 'en'));
  await touchForm(page, 'contact');
  await fillForm(page, 'en', visitor);
  await giveConsent(page, 'en');
  await send(page, 'en');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('keeps what is typed while the island arrives over slow 3G, and the place of the caret', async ({
  page,
}) => {
  const message = page.getByLabel(messagesIn('en').labels.message, { exact: true });
  await page.goto(href('contact', 'en'));
  const client = await page.context().newCDPSession(page);
  const bytesPerSecond = 50_000;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await message.pressSequentially('Half a ');
  await expect(page.locator('[data-island=contact-form]')).not.toHaveAttribute('data-hydrated');
  await touchForm(page, 'contact');
  await expect(message).toHaveValue('Half a ');
  await message.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('sentence');
  await expect(message).toHaveValue('Half a sentence');
});

test('is hydrated at once where the browser has filled it in', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const input = document.querySelector<HTMLInputElement>('#form [name=email]');
      if (input && document.readyState === 'interactive') input.value = 'anora@example.com';
    });
  });
  await page.goto(href('contact', 'en'));
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('#form [name=email]')).toHaveValue('anora@example.com');
});

for (const route of ['contact', 'careers', 'reception'] as const) {
  test.describe(`on a phone, ${href(route, 'uz')}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('has no bar with another button while a part of its form is on the screen', async ({
      page,
    }) => {
      await page.goto(href(route, 'uz'));
      const bar = page.getByRole('navigation', { name: translator('uz')('nav.quick') });
      const form = page.locator('[data-page-form] form');
      const button = form.getByRole('button').last();
      await button.scrollIntoViewIfNeeded();
      await expect(bar).toBeHidden();
      await form.locator('[name=firstName]').focus();
      await expect(bar).toBeHidden();
      await form.locator('[name=firstName]').blur();
      await form.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await expect(bar).toBeHidden();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(bar).toBeVisible();
    });
  });
}

test.describe('on a phone, without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('the bar with another button is hidden while a field has the focus', async ({ page }) => {
    await page.goto(href('contact', 'uz'));
    const bar = page.getByRole('navigation', { name: translator('uz')('nav.quick') });
    await expect(bar).toBeVisible();
    await page.getByLabel(messagesIn('uz').labels.message, { exact: true }).focus();
    await expect(bar).toBeHidden();
  });
});

test('a form that is sent before its island arrives is posted as HTML', async ({ page }) => {
  await page.route('**/_astro/mount-form*', () => undefined);
  await openForm(page, 'en', false);
  await fillForm(page, 'en', visitor);
  await giveConsent(page, 'en');
  await send(page, 'en');
  await expect(page).toHaveURL(/\/api\/contact$/);
  await expect(page.locator('.reference:visible')).toHaveText(/^TEST-/);
});

test('keeps what was typed for who goes away and comes back', async ({ page }) => {
  const message = page.getByLabel(messagesIn('en').labels.message, { exact: true });
  await page.goto(href('contact', 'en'));
  await touchForm(page, 'contact');
  await message.fill('Half a sentence');
  await page.goto(href('about', 'en'));
  await page.goBack();
  await expect(message).toHaveValue('Half a sentence');
});

test('sends what was typed before the island was hydrated', async ({ page }) => {
  const messages = messagesIn('uz');
  await page.route('**/_astro/mount-form*', async (route) => {
    await page.getByLabel(messages.labels.firstName, { exact: true }).fill(visitor.firstName);
    await route.continue();
  });
  await openForm(page, 'uz', true);
  const { firstName, ...rest } = visitor;
  await fillForm(page, 'uz', rest);
  await giveConsent(page, 'uz');
  await send(page, 'uz');
  const reference = await page.getByRole('dialog').locator('.reference').textContent();
  const stored = (await readStoredMessages()).find((message) => message.reference === reference);
  expect(stored?.fields.firstName).toBe(firstName);
});

test('sends without delay after the clock was set back', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.goto(href('contact', 'en'));
  await touchForm(page, 'contact');
  await page.clock.setSystemTime(Date.now());
  await fillForm(page, 'en', visitor);
  await giveConsent(page, 'en');
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
  await openForm(page, 'en', true);
  await fillForm(page, 'en', visitor);
  await giveConsent(page, 'en');
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

test('clears a filled honeypot before the next attempt', async ({ page }) => {
  await openForm(page, 'en', true);
  await fillForm(page, 'en', visitor);
  await giveConsent(page, 'en');
  await page.locator('[name=website]').evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = 'https://example.com';
  });
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=group]')).toContainText(
    replyErrorMessages.en.refused,
  );
  await send(page, 'en');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('explains the platform’s rate limit', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, contentType: 'text/html', body: '<p>Rate limit exceeded' }),
  );
  await openForm(page, 'en', true);
  await fillForm(page, 'en', visitor);
  await giveConsent(page, 'en');
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=group]')).toContainText(
    replyErrorMessages.en.tooMany,
  );
});

test('moves the focus to the button when the dialog of a corrected form is closed', async ({
  page,
}) => {
  const messages = messagesIn('en');
  await openForm(page, 'en', true);
  await fillForm(page, 'en', { ...visitor, email: '' });
  await giveConsent(page, 'en');
  await send(page, 'en');
  await expect(page.locator('.form-summary[role=group]')).toBeFocused();
  await fillForm(page, 'en', visitor);
  await page.getByLabel(messages.labels.email, { exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: messages.sent });
  await expect(dialog).toBeVisible();
  await expect(page.locator('.form-summary[role=group]')).toHaveCount(0);
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
    test(`${failure}: says so, keeps the message and can send it again`, async ({
      page,
      context,
    }) => {
      const messages = messagesIn('en');
      await openForm(page, 'en', true);
      await fillForm(page, 'en', { ...visitor, message: failure });
      await giveConsent(page, 'en');
      await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
      await context.setOffline(text === 'offline');
      await send(page, 'en');
      await expect(page.locator('.form-summary[role=group]')).toContainText(messages[text]);
      await expect(page.locator('.form-summary[role=group]')).toBeFocused();
      // The summary has the focus: an alert or a toast would repeat it.
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      await context.setOffline(false);
      await send(page, 'en');
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  for (const [change, texts] of [
    ['unchanged, is stored once', ['Lost once']],
    ['changed, is stored as another message', ['Lost answer', 'Lost answer, changed']],
  ] as const) {
    test(`a message that is sent again after its answer was lost, ${change}`, async ({ page }) => {
      const [first, second = first] = texts;
      await openForm(page, 'en', true);
      await fillForm(page, 'en', { ...visitor, message: first });
      await giveConsent(page, 'en');
      await page.route(
        '**/api/contact',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await send(page, 'en');
      await expect(page.locator('.form-summary')).toContainText(messagesIn('en').unavailable);
      if (second !== first) await fillForm(page, 'en', { message: second });
      await send(page, 'en');
      await expect(page.getByRole('dialog')).toBeVisible();
      const stored = (await readStoredMessages()).map(({ fields: sent }) => `${sent.message}`);
      expect(stored.filter((message) => message.startsWith(first)).sort()).toEqual(texts);
    });
  }
});

test('times out ten seconds after the function has answered at the latest, and keeps what was typed', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.goto(href('contact', 'en'));
  await touchForm(page, 'contact');
  await fillForm(page, 'en', visitor);
  await giveConsent(page, 'en');
  const posted = page.waitForRequest('**/api/contact');
  await page.route('**/api/contact', () => undefined);
  await send(page, 'en');
  await page.clock.runFor(2000);
  await posted;
  await page.clock.runFor(replyTimeoutMs);
  const summary = page.locator('.form-summary[role=group]');
  await expect(summary).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(summary).toContainText(messagesIn('en').timeout);
  await expect(page.locator('[name=message]')).toHaveValue(visitor.message);
});

test('sends once when the button is double-clicked', async ({ page }) => {
  await openForm(page, 'en', true);
  const message = 'Pressed twice';
  await fillForm(page, 'en', { ...visitor, message });
  await giveConsent(page, 'en');
  const button = page.locator('form.form button');
  await button.dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  const stored = await readStoredMessages();
  expect(stored.filter(({ fields: sent }) => sent.message === message)).toHaveLength(1);
});
