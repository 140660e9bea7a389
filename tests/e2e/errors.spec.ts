import type { BrowserContext, Page } from 'playwright/test';
import { formMessages } from '../../src/forms/messages.ts';
import { errorPanelMessages } from '../../src/i18n/browser-messages.ts';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { findViolations } from '../audit/axe/find-violations.ts';
import { readStoredMessages } from './stored-messages.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

const errorPage = (page: Page) => ({
  status: page.locator('[data-error=status]'),
  message: page.locator('h1'),
  description: page.locator('.lede'),
});

for (const locale of locales) {
  test(`${locale}: the error page has default messages, and is not indexed`, async ({ page }) => {
    const t = translator(locale);
    await page.goto(localizedPath('/500', locale));
    const { status, message, description } = errorPage(page);
    await expect(status).toHaveText('500');
    await expect(message).toHaveText(t('error.server'));
    await expect(description).toHaveText(t('error.serverText'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const retry = page.getByRole('link', { name: t('offline.retry'), exact: true });
    await expect(retry).toHaveCount(0);
  });
}

test('the error page shows the previous page’s first error', async ({ context }) => {
  // The fixture's page fails on errors.
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/about')) return;
    const description = 'The <b>store</b> is closed.';
    // A rejection without a reason isn't stored.
    document.addEventListener('readystatechange', () => Promise.reject(), { once: true });
    document.addEventListener('DOMContentLoaded', () => {
      setTimeout(() => Promise.reject(new Error('Second')));
      throw Object.assign(new Error('<i>First</i>'), { status: 503, description });
    });
  });
  await page.goto('/about');
  await page.goto('/ru/500');
  const { status, message, description } = errorPage(page);
  await expect(status).toHaveText('503');
  await expect(message).toHaveText('<i>First</i>');
  await expect(description).toHaveText('The <b>store</b> is closed.');
  await expect(page.locator('main')).not.toContainText('    at ');

  await page.goto('/ru/contact');
  await page.goto('/ru/500');
  await expect(status).toHaveText('500');
  await expect(message).toHaveText(translator('ru')('error.server'));
});

test.describe('a page whose script fails at start-up', () => {
  const panelScript = '**/error-panel.js';
  /** Scripts that pages load are named by their hash only. */
  const pageScript = /\/_astro\/[\w-]{8}\.js$/;
  const panel = (page: Page) => page.locator('[data-error-panel]');

  /** Creates a page with this script in place of its own. Unlike the fixture's page, it may fail. */
  async function createFailingPage(context: BrowserContext, script: string): Promise<Page> {
    const page = await context.newPage();
    await page.route(pageScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    return page;
  }

  for (const locale of locales) {
    test(`${locale}: stays readable below a panel with status, message and description`, async ({
      context,
    }) => {
      const messages = errorPanelMessages(locale);
      const page = await createFailingPage(
        context,
        'throw Object.assign(new Error(), { status: 503 })',
      );
      await page.goto(localizedPath('/about', locale));
      await expect(panel(page)).toHaveRole('alert');
      await expect(panel(page)).toContainText(messages.message);
      await expect(panel(page)).toContainText(messages.description);
      await expect(panel(page)).toContainText(`${messages.status}: 503`);
      await expect(page.locator('h1')).toBeVisible();
      // In one language only: the others differ only in words.
      if (locale === defaultLocale) {
        expect(await findViolations(page, {}, 'main')).toEqual([]);
      }
      await panel(page).getByRole('link', { name: messages.details }).click();
      await expect(page).toHaveURL(new RegExp(`${localizedPath('/500', locale)}$`));
      await expect(errorPage(page).status).toHaveText('503');
      await expect(panel(page)).toHaveCount(0);
    });
  }

  test('shows the error’s message as text, and works after a reload', async ({ context }) => {
    // Browsers report a rejection in a later task. A pending image delays `load` until then: after `load`, an
    // error is only stored.
    const page = await createFailingPage(
      context,
      "new Image().src = '/pending.png'; Promise.reject(new Error('<b>boom</b>'))",
    );
    const panelIsShown = Promise.withResolvers<void>();
    await page.route('**/pending.png', (route) => panelIsShown.promise.then(() => route.abort()));
    await page.goto('/en/about', { waitUntil: 'commit' });
    await expect(panel(page)).toContainText('<b>boom</b>');
    panelIsShown.resolve();
    await expect(panel(page)).toContainText(`${errorPanelMessages('en').status}: 500`);
    await page.unroute(pageScript);
    await panel(page)
      .getByRole('button', { name: errorPanelMessages('en').reload })
      .click();
    await expect(page.locator('[data-preferences]').first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });

  test('shows the panel where storage is blocked', async ({ context }) => {
    const page = await createFailingPage(context, "throw new Error('boom')");
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/about');
    await expect(panel(page)).toContainText(errorPanelMessages('uz').message);
  });

  test('requests the panel once, and is unchanged if that fails', async ({ context }) => {
    const page = await createFailingPage(
      context,
      "Promise.reject(new Error('one')); throw new Error('two')",
    );
    let requests = 0;
    await page.route(panelScript, (route) => {
      requests += 1;
      return route.abort();
    });
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/about', { waitUntil: 'load' });
    await failed;
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await page.goto('/500');
    await expect(errorPage(page).message).toHaveText(/one|two/);
    expect(requests).toBe(1);
  });

  const recordRequests = async (page: Page, fail: () => void): Promise<string[]> => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(fail);
    await page.goto('/about', { waitUntil: 'networkidle' });
    return requests;
  };

  test('ignores errors of extensions’ and other sites’ scripts', async ({ context }) => {
    const page = await context.newPage();
    const requests = await recordRequests(page, () => {
      const error = new Error('boom');
      error.stack = 'Error: boom\n    at run (chrome-extension://abc/run.js:1:1)';
      const promise = Promise.resolve();
      document.addEventListener('DOMContentLoaded', () => {
        for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension']) {
          dispatchEvent(new ErrorEvent('error', { error, filename: `${scheme}://abc/run.js` }));
        }
        dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '' }));
        dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }));
        dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise }));
      });
    });
    expect(requests).toContain('/about');
    expect(requests).not.toContain('/error-panel.js');
  });

  test('only stores errors after start-up', async ({ context }) => {
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const { origin } = location;
      dispatchEvent(
        new ErrorEvent('error', { error: new Error('later'), filename: `${origin}/_astro/x.js` }),
      );
    });
    await page.goto('/500');
    await expect(errorPage(page).message).toHaveText('later');
    expect(requests).not.toContain('/error-panel.js');
  });
});

test.describe('an island that fails', () => {
  test.use({ expectedLog: /boom|reading .firstName./ });

  const messages = formMessages('contact', 'en');
  const island = (page: Page) => page.locator('[data-island=contact-form]');
  const field = (page: Page, name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message') =>
    page.getByLabel(messages.labels[name], { exact: true });

  test('at start-up keeps the server-rendered form, and stores the error for the error page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Crypto.prototype.getRandomValues = () => {
        throw new Error('boom');
      };
    });
    await page.goto('/en/contact');
    await field(page, 'message').focus();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(messages.failure.notice);
    await expect(island(page)).not.toHaveAttribute('data-hydrated');
    await expect(field(page, 'message')).toBeVisible();
    await expect(island(page)).toHaveCount(1);
    await notice.getByRole('link', { name: messages.failure.details }).click();
    await expect(page).toHaveURL(/\/en\/500$/);
    await expect(errorPage(page).message).toHaveText('boom');
    await expect(errorPage(page).status).toHaveText('500');
    await page.getByRole('link', { name: translator('en')('offline.retry') }).click();
    await expect(page).toHaveURL(/\/en\/contact$/);
  });

  test('while the page loads is stored as well', async ({ page }) => {
    await page.addInitScript(() => {
      new Image().src = '/pending.png';
      Crypto.prototype.getRandomValues = () => {
        throw new Error('boom');
      };
    });
    const noticeIsShown = Promise.withResolvers<void>();
    await page.route('**/pending.png', async (route) => {
      await noticeIsShown.promise;
      await route.fulfill({ contentType: 'image/png', body: '' });
    });
    await page.goto('/en/contact', { waitUntil: 'domcontentloaded' });
    await field(page, 'message').focus();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(messages.failure.notice);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    noticeIsShown.resolve();
    await page.waitForLoadState('load');
    await notice.getByRole('link', { name: messages.failure.details }).click();
    await expect(errorPage(page).message).toHaveText('boom');
  });

  test('that can’t be rendered is not marked as alive, and its text is protected', async ({
    page,
  }) => {
    await page.route('**/island-props/contact-form/en.json', async (route) => {
      const response = await route.fetch();
      const { options: _, ...props } = await response.json();
      await route.fulfill({
        response,
        json: { ...props, messages: { ...props.messages, hints: null } },
      });
    });
    await page.goto('/en/contact');
    await field(page, 'message').focus();
    await expect(page.getByRole('alert')).toContainText(messages.failure.notice);
    await field(page, 'message').fill('Salom');
    await expect(page.locator('[data-page-form][data-typed]')).toHaveCount(1);
    await expect(island(page)).not.toHaveAttribute('data-hydrated');
  });

  test('at start-up keeps the form even if storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Crypto.prototype.getRandomValues = () => {
        throw new Error('boom');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('boom', 'QuotaExceededError');
      };
    });
    await page.goto('/en/contact');
    await field(page, 'message').focus();
    await expect(page.getByRole('alert')).toContainText(messages.failure.notice);
    await expect(field(page, 'message')).toBeVisible();
  });

  test('after start-up keeps everything that was typed, and the form can still be posted', async ({
    page,
  }) => {
    await page.clock.setSystemTime(Date.now() - 60_000);
    await page.goto('/en/contact');
    await touchForm(page, 'contact');
    const typed = {
      firstName: 'Gulnoza',
      lastName: 'Oʻrinova',
      email: 'gulnoza@example.com',
      phone: '901234567',
      message: 'Typed before it failed',
    } as const;
    for (const [name, text] of Object.entries(typed)) {
      await field(page, name as keyof typeof typed).fill(text);
    }
    await page.evaluate(() => {
      HTMLElement.prototype.focus = () => {
        throw new Error('boom');
      };
    });
    await page.getByRole('button', { name: messages.send }).click();
    await expect(page.getByRole('alert')).toContainText(messages.failure.notice);
    await expect(field(page, 'message')).toHaveValue(typed.message);
    await page.getByLabel(messages.labels.consent).check();
    await page.getByRole('button', { name: messages.send }).click();
    await expect(page.locator('h1')).toHaveText(messages.sent);
    const stored = await readStoredMessages();
    expect(stored.map(({ fields }) => fields.message)).toContain(typed.message);
  });
});
