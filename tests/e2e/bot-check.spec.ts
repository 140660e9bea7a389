import type { Page } from 'playwright/test';
import { challengeMs, noToken } from '../../src/forms/bot-check.ts';
import { formMessages } from '../../src/forms/messages.ts';
import { href } from '../../src/routing/href.ts';
import { readStoredMessages } from './stored-messages.ts';
import { expect, test } from './test.ts';
import { touchForm } from './touch-form.ts';

const messages = formMessages('contact', 'en');
const dialog = (page: Page) => page.getByRole('dialog', { name: messages.sent });

async function openForm(page: Page): Promise<void> {
  await page.goto(href('contact', 'en'));
  await touchForm(page, 'contact');
}

async function fillAndSend(page: Page, message: string): Promise<void> {
  const values = {
    firstName: 'Anora',
    lastName: 'Karim',
    email: 'a@example.com',
    phone: '901234567',
  };
  for (const [name, value] of Object.entries({ ...values, message })) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: messages.send }).click();
}

async function findStored(message: string) {
  return (await readStoredMessages()).find(({ fields }) => fields.message === message);
}

function recordRequests(page: Page, part: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (part.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Resolves when the page's next worker is done with its challenge. */
function solved(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.once('worker', (worker) => worker.once('close', () => resolve()));
  });
}

test('the site’s own bot check is solved from the first touch on, before the form is sent', async ({
  page,
}) => {
  const requests = recordRequests(page, /bot-challenge|altcha/);
  await page.goto(href('contact', 'en'), { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  const solution = solved(page);
  await touchForm(page, 'contact');
  await solution;
  expect(requests).toHaveLength(2);
  await fillAndSend(page, 'solved');
  await expect(dialog(page)).toBeVisible();
  expect(requests).toHaveLength(2);
  expect((await findStored('solved'))?.botCheck).toBe('human');
});

test('a challenge that has grown old while the form was filled in is replaced', async ({
  page,
}) => {
  // So that the form is old enough on the server's clock, too.
  await page.clock.install({ time: Date.now() - challengeMs });
  const challenges = recordRequests(page, /bot-challenge/);
  const solution = solved(page);
  await openForm(page);
  await solution;
  await page.clock.fastForward(challengeMs / 2);
  expect(challenges).toHaveLength(1);
  await fillAndSend(page, 'late');
  await expect(dialog(page)).toBeVisible();
  expect(challenges).toHaveLength(2);
  expect((await findStored('late'))?.botCheck).toBe('human');
});

test('after a refusal, the next challenge is solved before the form is sent again', async ({
  page,
}) => {
  const challenges = recordRequests(page, /bot-challenge/);
  const first = solved(page);
  await openForm(page);
  await first;
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429 }), { times: 1 });
  const second = solved(page);
  await fillAndSend(page, 'again');
  await second;
  expect(challenges).toHaveLength(2);
  await page.getByRole('button', { name: messages.send }).click();
  await expect(dialog(page)).toBeVisible();
  expect(challenges).toHaveLength(2);
  expect((await findStored('again'))?.botCheck).toBe('human');
});

test.describe('when the challenge fails to load', () => {
  test.use({ expectedLog: /ERR_FAILED/ });

  test('the form is still stored, flagged for the staff', async ({ page }) => {
    await page.route('**/api/bot-challenge*', (route) => route.abort());
    await openForm(page);
    await fillAndSend(page, 'no challenge');
    await expect(dialog(page)).toBeVisible();
    expect((await findStored('no challenge'))?.botCheck).toBe('unknown');
  });
});

test.describe('with reCAPTCHA', () => {
  test.use({ expectedLog: /ERR_FAILED/ });

  /** Makes the form use reCAPTCHA, like a build with reCAPTCHA keys. Returns the tokens sent. */
  async function mockRecaptcha(page: Page) {
    await page.route('**/island-props/contact-form/en.json', async (route) => {
      const response = await route.fetch();
      const botCheck = { provider: 'recaptcha', siteKey: 'site key', script: '/recaptcha/api.js' };
      await route.fulfill({ response, json: { ...(await response.json()), botCheck } });
    });
    const tokens: (string | null)[] = [];
    await page.route('**/api/contact', (route) => {
      tokens.push(new URLSearchParams(route.request().postData() ?? '').get('botToken'));
      return route.fulfill({ status: 201, json: { reference: 'CAMU-2026-00000000' } });
    });
    return tokens;
  }

  const script = `window.grecaptcha = {
    ready: (callback) => callback(),
    execute: async (key, { action }) => key + ' ' + action,
  };`;

  test('loads its script when the form is first touched, and sends a token for the action', async ({
    page,
  }) => {
    const tokens = await mockRecaptcha(page);
    const requests = recordRequests(page, /recaptcha\/api/);
    await page.route('**/recaptcha/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.goto(href('contact', 'en'), { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await touchForm(page, 'contact');
    await expect
      .poll(() => requests.map((url) => new URL(url).search))
      .toEqual(['?render=site%20key']);
    await fillAndSend(page, 'token');
    await expect(dialog(page)).toBeVisible();
    expect(tokens).toEqual(['site key contact']);
  });

  test('sends no token when the script fails to load', async ({ page }) => {
    const tokens = await mockRecaptcha(page);
    await page.route('**/recaptcha/api.js*', (route) => route.abort());
    await openForm(page);
    await fillAndSend(page, 'no script');
    await expect(dialog(page)).toBeVisible();
    expect(tokens).toEqual([noToken]);
  });

  test('sends no token when the script takes longer than three seconds', async ({ page }) => {
    const tokens = await mockRecaptcha(page);
    await page.route('**/recaptcha/api.js*', () => undefined);
    await page.clock.install({ time: Date.now() - 60_000 });
    await openForm(page);
    await page.clock.pauseAt(Date.now());
    await fillAndSend(page, 'slow');
    await page.clock.runFor(2900);
    expect(tokens).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => tokens).toEqual([noToken]);
  });
});
