import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { Locator } from 'playwright/test';
import { parse } from 'yaml';
import { type DocumentType, documents } from '../../src/content-types/registry.ts';
import { expect, test } from './test.ts';

// This build lacks the Russian text of a page in the main menu, the Uzbek one of a news item, and all
// Turkish texts of authors.
test.use({ dist: '.site-later/dist' });

const site = join(import.meta.dirname, '../../.site-later');
const dist = join(site, 'dist');
const content = join(site, 'src/content');

const readBuilt = (file: string) => readFileSync(join(dist, file), 'utf8');
const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text by an author, with the name of its field, like `vacancies.title`. */
type FieldText = [field: string, text: string];

/** All strings in a value of a file; of localized texts, the Uzbek ones. */
function listTexts(field: string, value: unknown): FieldText[] {
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(field, item));
  if (typeof value === 'string') {
    return value.split(/\n\s*\n/).map((paragraph) => [field, singleSpaced(paragraph)]);
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('uz' in value) return listTexts(field, value.uz);
  return Object.entries(value).flatMap(([key, part]) => listTexts(`${field}.${key}`, part));
}

/** The Uzbek texts of all localized values. */
function listLocalizedTexts(field: string, value: unknown): FieldText[] {
  if (Array.isArray(value)) return value.flatMap((item) => listLocalizedTexts(field, item));
  if (typeof value !== 'object' || value === null) return [];
  if ('uz' in value) return listTexts(field, value.uz);
  return Object.entries(value).flatMap(([key, part]) =>
    listLocalizedTexts(`${field}.${key}`, part),
  );
}

interface ShownText {
  page: string;
  lang: string | undefined;
  text: string;
}

/** The texts and alternative texts of a page, with the language they are marked as. */
function listShownTexts(page: string): ShownText[] {
  // These spans within a text only prevent line breaks.
  const $ = load(readBuilt(page).replace(/<span class="unbroken">([^<]*)<\/span>/g, '$1'));
  $('script, style').remove();
  return $('*')
    .toArray()
    .flatMap((element) => {
      const lang = $(element).closest('[lang]').attr('lang');
      const nodes = $(element).contents().toArray();
      const texts = nodes.flatMap((node) => (node.type === 'text' ? [node.data] : []));
      return [...texts, $(element).attr('alt') ?? ''].map((text) => ({
        page,
        lang,
        text: singleSpaced(text),
      }));
    });
}

test('the main menu marks the language of an untranslated title', async ({ page }) => {
  await page.goto('/ru/about');
  const link = page.locator('nav.menu a[href="/ru/sections/2"]');
  await expect(link).toHaveAttribute('lang', 'uz');
  await expect(page.locator('nav.menu a[href="/ru/sections/5"]')).not.toHaveAttribute('lang');
});

test('an entry without an Uzbek text is shown in the next language', async ({ page }) => {
  await page.goto('/news/10/without-uzbek');
  const title = page.locator('h1');
  await expect(title).toHaveAttribute('lang', 'ru');
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', '2026-10-08');
  await page.goto('/en/news/10/without-uzbek');
  await expect(title).not.toHaveAttribute('lang');
});

/** The content that style sheets add after an element's text. */
const mark = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node, '::after').content);

test('the language of untranslated titles is visible where they are listed, and nowhere else', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/ru/about', 'nav.menu a[href="/ru/sections/2"]'],
    ['/tr/new', 'main h2[lang]'],
    ['/tr/new', 'main article h3[lang], main .row h2[lang]'],
    ['/tr/new/page/2', 'nav a[href="/tr/new"][lang]'],
    ['/tr/journals/1/all-languages', '.rows a.title'],
    ['/tr/fees', '.programme th a > span'],
    ['/tr/teachers', 'h3[lang]'],
    ['/ru/news/13/short-lecture', 'main a[rel=prev] > span'],
  ] as const) {
    await page.goto(path);
    expect(await mark(page.locator(title).first()), `${path} ${title}`).toMatch(/^"uz"/);
  }
  await page.goto('/ru/sections/2');
  for (const other of ['h1', '[aria-current=page]', 'nav.menu a[href="/ru/sections/5"]']) {
    expect(await mark(page.locator(other).first()), other).not.toContain('"uz"');
  }
  const switcher = page.locator('[data-language-switcher] a[lang=uz]');
  expect(await mark(switcher)).not.toContain('"uz"');
});

test('every text of an author falls back to Uzbek, and is marked as Uzbek everywhere', () => {
  const texts = globSync('{*/*.yaml,*/*/index.uz.md}', { cwd: content }).flatMap((file) => {
    const [type = ''] = file.split('/');
    const source = readFileSync(join(content, file), 'utf8');
    if (file.endsWith('.yaml')) return listLocalizedTexts(type, parse(source));
    const { shape } = documents[type as DocumentType].text();
    const fields = Object.entries<unknown>(parse(source.split(/^---$/m)[1] ?? ''));
    return listTexts(type, Object.fromEntries(fields.filter(([name]) => name in shape)));
  });
  const pages = globSync('tr{.html,/**/*.html}', { cwd: dist });
  const shown = pages.flatMap(listShownTexts);
  const marked = new Set<string>();
  const unmarked: string[] = [];
  for (const [field, text] of texts) {
    for (const { page, lang } of shown.filter((part) => part.text.includes(text))) {
      if (lang === 'uz') marked.add(field);
      else unmarked.push(`${page}: ${field}: ${text}`);
    }
  }
  expect(unmarked).toEqual([]);
  const neverShown = [...new Set(texts.map(([field]) => field))].filter(
    (field) => !marked.has(field),
  );
  // File names, and a text shown only in images.
  expect(neverShown.sort()).toEqual([
    'admissions.form',
    'contact.staffOffice.files.file',
    'settings.tagline',
    'videos.captions',
  ]);
});

test('feeds have no untranslated items', () => {
  for (const feed of ['tr/rss.xml', 'tr/careers/rss.xml']) {
    expect(readBuilt(feed)).toContain('<channel>');
    expect(readBuilt(feed)).not.toContain('<item>');
  }
});
