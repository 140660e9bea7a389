// npm run guide:pictures: takes the pictures of the authors' guides, on the test site's screen.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../../playwright.config.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { startPlatform } from '../../tools/local-platform/server.ts';
import { root } from '../../tools/setup/child-process.mjs';
import { findOrInstallShell } from '../../tools/test/browser.mjs';
import { signInToGitHub } from '../e2e/admin/signed-in.ts';
import { content } from '../e2e/admin/tasks/author.ts';
import {
  fingerprint,
  fingerprintsPath,
  type Picture,
  pictureNames,
} from '../unit/authors/pictures.ts';
import { screens } from '../unit/authors/screen-terms.ts';

const [width, height] = [1366, 1000];

/** A part of the window, in pixels. */
type Part = Record<'x' | 'y' | 'width' | 'height', number>;

/** The window's upper part. */
const upper = (height: number): Part => ({ x: 0, y: 0, width, height });

/** The screen in a language. */
interface Screen {
  page: Page;
  locale: Locale;
  open: (hash: string) => Promise<void>;
  press: (name: 'save' | 'show_editor_options') => Promise<void>;
}

const table = `## Fakultetlar

| Fakultet | Talabalar |
| --- | --- |
| Tibbiyot | 1200 |
| Hamshiralik | 640 |
`;

/** Opens what each picture shows. */
const scenes: Record<Picture, (screen: Screen) => Promise<Part>> = {
  list: async ({ open, page }) => {
    await open('#/collections/news');
    await page.getByRole('gridcell').last().waitFor();
    return upper(600);
  },
  news: async ({ open, page }) => {
    await open('#/collections/news/entries/9-renamed/index');
    await previewOf(page).getByRole('heading').first().waitFor();
    return upper(640);
  },
  vacancy: async ({ open, page }) => {
    await open('#/collections/vacancies/new');
    await page.getByRole('textbox').first().waitFor();
    return upper(480);
  },
  text: async ({ open, page }) => {
    await open('#/collections/pages/entries/about/index');
    await page.locator('.body-field textarea').first().fill(table);
    await previewOf(page).getByRole('table').waitFor();
    return withPreview(page);
  },
  refused: async ({ open, page, press }) => {
    await open('#/collections/news/entries/9-renamed/index');
    await page.locator('.body-field textarea').first().fill('[Narxlar](/fee)');
    await press('save');
    return aroundDialog(page);
  },
  delete: async ({ open, page, press }) => {
    await open('#/collections/staff/entries/head-of-department/index');
    await press('show_editor_options');
    await page.getByRole('menuitem').nth(1).click();
    return aroundDialog(page);
  },
  translations: async ({ page, locale }) => {
    await page.goto(`/admin/translations${locale === 'uz' ? '' : `/${locale}`}#state-older`);
    const row = page.locator('[data-item]:visible').first();
    await row.locator('summary').click();
    await row.scrollIntoViewIfNeeded();
    const box = await boxOf(row);
    return { x: box.x - 20, y: box.y, width: box.width + 40, height: box.height };
  },
};

const previewOf = (page: Page) => page.locator('iframe').first().contentFrame();

/** The field of a text with what is above it, and the preview. */
async function withPreview(page: Page): Promise<Part> {
  const field = await boxOf(page.locator('.body-field').first());
  return upper(field.y + field.height);
}

/** A dialog, which is in the middle of the window. Its last button is near its corner. */
async function aroundDialog(page: Page): Promise<Part> {
  const button = await boxOf(page.getByRole('alertdialog').getByRole('button').last());
  const [right, bottom] = [button.x + button.width + 40, button.y + button.height + 40];
  const [x, y] = [width - right, height - bottom];
  return { x, y, width: right - x, height: bottom - y };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
}

async function take(page: Page, locale: Locale): Promise<void> {
  const { strings } = screens[locale];
  await signInToGitHub(page, content('*'));
  await page.goto(`/admin?lang=${locale}`);
  await page.getByRole('tree').first().waitFor();
  const screen: Screen = {
    page,
    locale,
    open: async (hash) => {
      const go = (hash: string) => page.evaluate((hash) => location.assign(hash), hash);
      // Otherwise the previous form could be mistaken for this one.
      await go('#/collections/news');
      await page
        .getByRole('button', { name: strings['save'] as string })
        .waitFor({ state: 'detached' });
      await go(hash);
    },
    press: (name) =>
      page.getByRole('button', { name: strings[name] as string, exact: true }).click(),
  };
  for (const name of pictureNames) {
    const clip = await scenes[name](screen);
    const png = await page.screenshot({ clip, animations: 'disabled' });
    const file = join(root, 'docs/authors/pictures', `${locale}-${name}.webp`);
    await writeFile(file, await sharp(png).webp({ nearLossless: true, effort: 6 }).toBuffer());
    console.log(file);
  }
}

const dataDirectory = await mkdtemp(join(tmpdir(), 'pictures-'));
const platform = await startPlatform({ root, dist: join(root, '.site-test/dist'), dataDirectory });
const browser = await chromium.launch(launchOptions(await findOrInstallShell()));
try {
  for (const locale of locales) {
    const context = await browser.newContext({
      baseURL: platform.url,
      viewport: { width, height },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(120_000);
    await take(await context.newPage(), locale);
    await context.close();
  }
  const taken = locales.flatMap((locale) =>
    pictureNames.map((name) => [`${locale}-${name}`, fingerprint(name, locale)]),
  );
  await writeFile(
    join(root, fingerprintsPath),
    `${JSON.stringify(Object.fromEntries(taken), null, 2)}\n`,
  );
} finally {
  await browser.close();
  await platform.close();
  await rm(dataDirectory, { recursive: true });
}
