import type { Page } from 'playwright/test';
import { toastMessages } from '../../src/i18n/browser-messages.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { published } from '../../src/i18n/published.ts';
import { type ToastKind, toastKinds } from '../../src/islands/toasts/store.ts';
import { findViolations } from '../audit/axe/find-violations.ts';
import { expect, test } from './test.ts';

const messages = toastMessages('uz');
const island = (page: Page) => page.locator('[data-island=toasts]');
const toasts = (page: Page) => page.locator('[data-toast]');
/** The texts in the live region, which announces all toasts except alerts. */
const announcements = (page: Page) => page.locator('[data-announcer][role=status] p');

async function showToasts(page: Page, kind: ToastKind, ...texts: string[]): Promise<void> {
  await page.evaluate(
    ({ kind, texts }) => {
      for (const text of texts) {
        document.dispatchEvent(new CustomEvent('toast', { detail: { kind, text } }));
      }
    },
    { kind, texts },
  );
}

/** Opens a page with a stopped clock. */
async function openPage(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
}

for (const locale of ['uz', 'ru'] as const) {
  test(`${locale}: each kind has its label, and errors are announced as alerts`, async ({
    page,
  }) => {
    const messages = toastMessages(locale);
    await page.goto(localizedPath('/about', locale));
    await expect(island(page)).not.toHaveAttribute('data-hydrated');
    await expect(page.locator('[data-announcer]')).toBeEmpty();
    for (const kind of toastKinds) {
      await showToasts(page, kind, `<b>${kind}</b>`);
      const role = kind === 'error' ? 'alert' : 'status';
      const toast = page.getByRole(role).and(page.locator(`[data-toast=${kind}]`));
      await expect(toast).toHaveText(`${published(messages[kind])} <b>${kind}</b>`);
      await expect(toast.getByRole('button', { name: messages.close, exact: true })).toBeVisible();
    }
    await expect(island(page)).toHaveAttribute('data-hydrated', '');
    await expect(toasts(page)).toHaveCount(4);
    await expect(announcements(page)).toHaveText(
      toastKinds
        .filter((kind) => kind !== 'error')
        .map((kind) => `${published(messages[kind])} <b>${kind}</b>`),
    );
    expect(await findViolations(page, {}, '[data-island=toasts]')).toEqual([]);
  });
}

test('stays for five seconds at the top right, newest on top', async ({ page }) => {
  await openPage(page);
  await showToasts(page, 'info', 'first');
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await showToasts(page, 'success', 'second');
  await expect(toasts(page)).toHaveText([/second/, /first/]);
  const box = await toasts(page).first().boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
  await page.clock.runFor(2_999);
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveText([/second/]);
  await page.clock.runFor(2_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('stays while hovered, focused, or while the window is in the background', async ({ page }) => {
  await openPage(page);
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await showToasts(page, 'info', 'paused');
  const toast = toasts(page);
  const button = toast.getByRole('button');
  await expect(toast).toBeVisible();
  await page.clock.runFor(60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.clock.runFor(1_000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await page.mouse.move(10, 500);
  await page.clock.runFor(1_000);
  await button.focus();
  await page.clock.runFor(60_000);
  await button.blur();
  await page.clock.runFor(1_000);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.clock.runFor(60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.clock.runFor(1_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test('shows twenty at once, and queues the others', async ({ page }) => {
  await openPage(page);
  await showToasts(page, 'info', ...Array.from({ length: 22 }, (_, index) => `no ${index + 1}.`));
  await expect(toasts(page)).toHaveCount(20);
  await expect(toasts(page).first()).toContainText('no 20.');
  await page.clock.runFor(1_000);
  await toasts(page)
    .last()
    .click({ position: { x: 20, y: 20 } });
  await expect(toasts(page)).toHaveCount(20);
  await expect(toasts(page).first()).toContainText('no 21.');
  await page.mouse.move(10, 500);
  await page.clock.runFor(4_000);
  // Queued toasts are shown for a full five seconds.
  await expect(toasts(page)).toHaveText([/no 22\./, /no 21\./]);
  await page.clock.runFor(5_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('closes by click and by keyboard', async ({ page }) => {
  await openPage(page);
  await showToasts(page, 'warning', 'first', 'second', 'third');
  await toasts(page)
    .filter({ hasText: 'second' })
    .click({ position: { x: 20, y: 20 } });
  await expect(toasts(page)).toHaveText([/third/, /first/]);
  await page.getByRole('button', { name: messages.close }).first().focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveText([/first/]);
  await expect(toasts(page).getByRole('button')).toBeFocused();
  await expect(announcements(page)).toHaveText([/first/]);
});

test('shows above a dialog, within a phone’s screen, and escapes markup', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
  });
  await showToasts(
    page,
    'error',
    `<img src="x" onerror="document.title='run'"> ${'long'.repeat(40)}`,
  );
  const toast = toasts(page);
  await expect(toast).toContainText('<img src="x"');
  await expect(toast.locator('img')).toHaveCount(0);
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(
    await page.evaluate(() => document.querySelector('.notyf')?.matches(':popover-open')),
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
