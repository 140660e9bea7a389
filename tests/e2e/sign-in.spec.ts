import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { signInMessages } from '../../src/i18n/ui/sign-in.ts';
import { startPlatform } from '../../tools/local-platform/server.ts';
import { app, type GitHub, startGitHub, token } from '../functions/cms/github.ts';

const messages = signInMessages.en;

/** A free port: the functions must know their address before they are loaded. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Serves two pages that open the sign-in, with the site's functions. */
async function startSite(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'camu-sign-in-'));
  await writeFile(join(folder, 'opener.html'), '<!doctype html><title>Opener</title>');
  // With `same-origin`, the browser would separate the windows at GitHub's page.
  await writeFile(
    join(folder, '_headers'),
    '/opener\n  Cross-Origin-Opener-Policy: same-origin-allow-popups\n',
  );
  const root = join(import.meta.dirname, '../..');
  const platform = await startPlatform({ root, dist: folder, dataDirectory: folder, port });
  const close = async () => {
    await platform.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: platform.url, close };
}

/** A site whose functions use a stand-in for GitHub; it needs a separate worker. */
const test = base.extend<object, { github: GitHub; signInSite: string }>({
  github: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const github = await startGitHub();
      await use(github);
      await github.close();
    },
    { scope: 'worker' },
  ],
  signInSite: [
    async ({ github }, use) => {
      const port = await freePort();
      Object.assign(process.env, {
        CMS_GITHUB_CLIENT_ID: app.id,
        CMS_GITHUB_CLIENT_SECRET: app.secret,
        CMS_GITHUB_URL: github.url,
        SITE_URL: `http://localhost:${port}`,
      });
      const site = await startSite(port);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ signInSite }, use) => use(signInSite),
  locale: 'en-GB',
});

declare global {
  interface Window {
    signIn: { popup: Window | null; received: string[] };
  }
}

/** Opens the sign-in popup from a page that records the popup's messages. */
async function openSignIn(page: Page, site: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      const received: string[] = [];
      addEventListener('message', ({ data }) => received.push(data));
      window.signIn = { received, popup: window.open(url, 'auth', 'width=600,height=800') };
    }, `${site}/api/cms/auth?provider=github&site_id=localhost&scope=repo,user`),
  ]);
  await expect(popup.getByRole('heading', { name: messages.title })).toBeVisible();
  return popup;
}

/** Greets the popup as the client of Sveltia CMS does, and waits until the greeting has arrived. */
async function greet(page: Page, popup: Page): Promise<void> {
  const greeted = await popup.evaluateHandle(() => ({
    arrived: new Promise((resolve) => addEventListener('message', resolve, { once: true })),
  }));
  await page.evaluate(() => window.signIn.popup?.postMessage('authorizing:github', '*'));
  await greeted.evaluate(({ arrived }) => arrived.then(() => undefined));
}

/** All messages that a page has received from the popup; any sent from now on arrive later. */
async function receivedBy(page: Page, popup: Page): Promise<string[]> {
  await popup.evaluate(() => window.opener.postMessage('last', '*'));
  await page.waitForFunction(() => window.signIn.received.includes('last'));
  return page.evaluate(() => window.signIn.received);
}

const success = `authorization:github:success:${JSON.stringify({ provider: 'github', token })}`;

test('gives the token, once, to the page that opened it', async ({ page, signInSite }) => {
  await page.goto('/opener');
  const popup = await openSignIn(page, signInSite);
  expect(popup.url()).not.toContain(token);
  expect(await popup.content()).not.toContain(token);
  expect(await page.context().cookies()).toEqual([]);
  expect(await receivedBy(page, popup)).toEqual(['authorizing:github', 'last']);
  await greet(page, popup);
  await greet(page, popup);
  expect(await receivedBy(page, popup)).toEqual(['authorizing:github', 'last', success, 'last']);
  const closed = popup.waitForEvent('close');
  const clicked = popup.getByRole('button', { name: messages.close }).click();
  // The popup may close before Playwright's click resolves, which then fails.
  await Promise.any([closed, clicked]);
  await closed;
});

test('gives nothing to a page of another origin', async ({ page, signInSite, github }) => {
  await page.route(`${github.url}/evil`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  );
  await page.goto(`${github.url}/evil`);
  const requests = github.tokenRequests.length;
  const popup = await openSignIn(page, signInSite);
  expect(github.tokenRequests).toHaveLength(requests + 1);
  /** Messages from the popup to its own origin, which the browser therefore withheld from the opener. */
  const refused = async () =>
    (await page.consoleMessages()).filter((message) => /postMessage/.test(message.text())).length;
  await expect.poll(refused).toBe(1);
  await greet(page, popup);
  expect(await receivedBy(page, popup)).toEqual(['last']);
  expect(await refused(), 'its greeting was ignored').toBe(1);
  // As if a page of the site had greeted the popup before the other page replaced it.
  await popup.evaluate(() => {
    const { opener: source, origin } = window;
    dispatchEvent(new MessageEvent('message', { data: 'authorizing:github', origin, source }));
  });
  expect(await receivedBy(page, popup)).toEqual(['last', 'last']);
  await expect.poll(refused).toBe(2);
});

test('says to the page that opened it why nobody was signed in', async ({
  page,
  signInSite,
  github,
}) => {
  github.isDenied = true;
  await page.goto('/opener');
  const popup = await openSignIn(page, signInSite);
  github.isDenied = false;
  const { denied: error } = messages.problems;
  await expect(popup.getByText(error)).toBeVisible();
  await greet(page, popup);
  expect((await receivedBy(page, popup))[1]).toBe(
    `authorization:github:error:${JSON.stringify({ provider: 'github', error })}`,
  );
});
