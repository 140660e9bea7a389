import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

/** Records the warnings that the page logs from now on, except Playwright's. */
function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'warning' && !text.includes('Playwright')) warnings.push(text);
  });
  return warnings;
}

test('a form warns about a missing message', async ({ page }) => {
  const warnings = recordWarnings(page);
  await page.route('**/island-props/contact-form/en.json', async (route) => {
    const response = await route.fetch();
    const props = await response.json();
    expect(props.messages.sending).toBeDefined();
    delete props.messages.sending;
    await route.fulfill({ response, json: props });
  });
  await page.route('**/api/**', () => undefined);
  await page.goto('/en/contact');
  await touchForm(page, 'contact');
  for (const [name, value] of [
    ['firstName', 'Gulnoza'],
    ['lastName', 'Oʻrinova'],
    ['email', 'gulnoza@example.com'],
    ['phone', '901234567'],
    ['message', 'Salom'],
  ] as const) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.locator('[name=consent]').check();
  expect(warnings).toEqual([]);
  const button = page.locator('form[action="/api/contact"] button[type=submit]');
  await button.click();
  await expect(button).toHaveText('sending');
  expect(warnings).toEqual([expect.stringContaining('“sending”')]);
});

test('toasts and the search warn about missing messages', async ({ page }) => {
  const warnings = recordWarnings(page);
  await page.route('**/search.json', (route) => route.fulfill({ json: {} }));
  await page.route('**/island-props/toasts/uz.json', (route) =>
    route.fulfill({ json: { messages: {} } }),
  );
  await page.goto('/about');
  await page.evaluate(() => {
    const detail = { kind: 'info', text: 'Saved.' };
    document.dispatchEvent(new CustomEvent('toast', { detail }));
  });
  await expect(page.locator('[data-toast]')).toContainText('Saved.');
  expect(warnings).toEqual([expect.stringContaining('“info”'), expect.stringContaining('“close”')]);
  await page.locator('#header-q').fill('kafedra');
  await expect(page.locator('.search-panel')).toBeVisible();
  await expect.poll(() => warnings.join()).toContain('“searching”');
});
