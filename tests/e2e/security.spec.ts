import { templates } from './templates.ts';
import { expect, test } from './test.ts';

const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test('every page has the security headers', async ({ request }) => {
  for (const { path, status } of [...templates, { path: '/ru/no-such-page', status: 404 }]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    const received = response.headers();
    expect(received, path).toMatchObject(headers);
    expect(received['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(received['strict-transport-security'], path).toContain('max-age=');
    expect(received['permissions-policy'], path).toContain('camera=()');
  }
});

test('a form’s reply page has the security headers', async ({ request }) => {
  const reply = await request.post('/api/contact', { form: { locale: 'en' } });
  expect(reply.status()).toBe(422);
  expect(reply.headers()).toMatchObject(headers);
  expect(reply.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.describe('with injected code in a page', () => {
  test.use({ expectedLog: /Content Security Policy/ });

  test('the browser refuses to run it', async ({ page }) => {
    await page.goto('/about');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.ran = "yes"';
      document.body.append(script);
      return document.documentElement.dataset['ran'];
    });
    expect(ran).toBeUndefined();
  });
});

test('sets no cookies or storage without a choice by the visitor', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/ru/new');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
