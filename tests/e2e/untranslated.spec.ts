import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { expect, test } from './test.ts';

// Lacks the Russian text of a page that the main menu leads to, and all Turkish texts of authors.
const dist = '.second-build/dist';
test.use({ dist });

const root = join(import.meta.dirname, '../..');
const built = (file: string) => readFileSync(join(root, dist, file), 'utf8');
const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text of an author's, with the name of its field: `vacancies.title`. */
type FieldText = [field: string, text: string];

/** The texts among the values of a file; of those by language, the Uzbek. */
function textsIn(field: string, value: unknown): FieldText[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(field, item));
  if (typeof value === 'string') {
    return value.split(/\n\s*\n/).map((paragraph) => [field, singleSpaced(paragraph)]);
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('uz' in value) return textsIn(field, value.uz);
  return Object.entries(value).flatMap(([key, part]) => textsIn(`${field}.${key}`, part));
}

/** Only the texts that a record has by language. */
function localizedTextsIn(field: string, value: unknown): FieldText[] {
  if (Array.isArray(value)) return value.flatMap((item) => localizedTextsIn(field, item));
  if (typeof value !== 'object' || value === null) return [];
  if ('uz' in value) return textsIn(field, value.uz);
  return Object.entries(value).flatMap(([key, part]) => localizedTextsIn(`${field}.${key}`, part));
}

interface ShownText {
  page: string;
  lang: string | undefined;
  text: string;
}

/** The texts of a page and of its pictures, with the language that they are marked as. */
function shownTexts(page: string): ShownText[] {
  const $ = load(built(page));
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

test('the main menu names a page without a translation in the language of its title', async ({
  page,
}) => {
  await page.goto('/ru/about');
  const link = page.locator('nav.sheet a[href="/ru/sections/2"]');
  await expect(link).toHaveAttribute('lang', 'uz');
  await expect(page.locator('nav.sheet a[href="/ru/sections/3"]')).not.toHaveAttribute('lang');
});

test('each text of an author falls back to Uzbek, and is marked as Uzbek wherever it stands', () => {
  const content = join(root, 'src/content');
  const texts = globSync('{*/*.yaml,*/*/uz.md}', { cwd: content }).flatMap((file) => {
    const [type = ''] = file.split('/');
    const source = readFileSync(join(content, file), 'utf8');
    if (file.endsWith('.yaml')) return localizedTextsIn(type, parse(source));
    return textsIn(type, parse(source.split(/^---$/m)[1] ?? ''));
  });
  const pages = globSync('tr{.html,/**/*.html}', { cwd: join(root, dist) });
  const shown = pages.flatMap(shownTexts);
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
  // Names of files, and what stands in pictures alone.
  expect(neverShown.sort()).toEqual(['settings.tagline', 'videos.captions']);
});

for (const pages of ['tr/careers/*.html', 'tr/journals/*/*/*/*.html']) {
  test(`a page of a record without a translation counts as untranslated: ${pages}`, async ({
    page,
  }) => {
    const [file = ''] = globSync(pages, { cwd: join(root, dist) });
    const path = `/${file.replace(/\.html$/, '')}`;
    const original = path.replace('/tr/', '/');
    await page.goto(path);
    for (const part of ['title', 'meta[name=description]', 'h1', '[aria-current=page]']) {
      await expect(page.locator(part), part).toHaveAttribute('lang', 'uz');
    }
    await expect(page.locator('[data-untranslated]')).toContainText('Oʻzbekcha.');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', RegExp(`${original}$`));
    await expect(page.locator('link[hreflang=tr]')).toHaveCount(0);
    await expect(page.locator('link[hreflang=ru]')).toHaveCount(1);
    const language = page.locator('meta[property="og:locale"]');
    await expect(language).toHaveAttribute('content', 'uz_UZ');
    const structured = load(built(file))('script[type="application/ld+json"]').text();
    expect(structured).toContain(`${original}#`);
    expect(structured).not.toContain(`${path}#`);
    const sitemap = built('sitemap.xml');
    expect(sitemap).toContain(`${original}</loc>`);
    expect(sitemap).not.toContain(`${path}</loc>`);
  });
}

test('feeds have what is written in their language', () => {
  for (const feed of ['tr/rss.xml', 'tr/careers/rss.xml']) {
    expect(built(feed)).toContain('<channel>');
    expect(built(feed)).not.toContain('<item>');
  }
});
