import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { loadHeaderRules } from '../../tools/local-platform/header-rules.ts';
import { type BuiltPage, dist, findProblems, isIndexed, pages } from './site.ts';

const folder = join(dist, 'open-graph');
const files = readdirSync(folder);

const property = ({ $ }: BuiltPage, name: string) =>
  $(`meta[property="${name}"]`).attr('content') ?? '';
const canonicalOf = ({ $ }: BuiltPage) =>
  new URL($('link[rel=canonical]').attr('href') ?? '').pathname;
const imagePathOf = (page: BuiltPage) => new URL(property(page, 'og:image')).pathname;

it('gives each page an existing image with its size and an alternative text', () => {
  const served = new Set(files.map((file) => `/open-graph/${file}`));
  expect(
    findProblems((page) => {
      const complete =
        served.has(imagePathOf(page)) &&
        property(page, 'og:image:alt') !== '' &&
        property(page, 'og:image:width') === '1200' &&
        property(page, 'og:image:height') === '630' &&
        page.$('meta[name="twitter:card"]').attr('content') === 'summary_large_image';
      return complete ? [] : [property(page, 'og:image')];
    }),
  ).toEqual([]);
});

it('has no image that no page uses', () => {
  const named = new Set(pages.map(imagePathOf));
  expect(files.filter((file) => !named.has(`/open-graph/${file}`))).toEqual([]);
});

it('are JPEGs of 1200 × 630 pixels within 100 kB', async () => {
  const invalid = await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(join(folder, file));
      const { format, width, height } = await sharp(bytes).metadata();
      const valid = format === 'jpeg' && width === 1200 && height === 630;
      return valid && bytes.length <= 100_000 ? [] : [file];
    }),
  );
  expect(invalid.flat()).toEqual([]);
});

describe('a language', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const versions = (page: BuiltPage) =>
    locales.map((locale) => byPath.get(localizedPath(page.path, locale)) as BuiltPage);
  const originals = pages.filter((page) => page.locale === 'uz' && isIndexed(page));

  it('has its own images for pages with its own text', () => {
    for (const page of originals) {
      const own = versions(page).filter((version) => canonicalOf(version) === version.path);
      expect(new Set(own.map(imagePathOf)).size, page.path).toBe(own.length);
    }
  });

  it('shows the image of the text that replaces a missing translation', () => {
    const substitutes = pages.filter(
      (page) =>
        isIndexed(page) && page.$(`link[rel=alternate][hreflang=${page.locale}]`).length === 0,
    );
    expect(substitutes.length).toBeGreaterThan(0);
    for (const page of substitutes) {
      const original = byPath.get(canonicalOf(page)) as BuiltPage;
      expect(imagePathOf(page), page.path).toBe(imagePathOf(original));
    }
  });
});

it('marks news items as articles, with their dates', () => {
  const news = pages.filter(({ path }) => /\/news\/\d+\//.test(path));
  expect(news.length).toBeGreaterThan(0);
  for (const page of news) {
    expect(property(page, 'og:type'), page.path).toBe('article');
    expect(property(page, 'article:published_time')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(property(page, 'article:section')).not.toBe('');
  }
});

it('are cached as immutable', async () => {
  const headersFor = await loadHeaderRules(join(dist, '..'), dist);
  const caching = headersFor(`/open-graph/${files[0]}`).filter(
    ([name]) => name.toLowerCase() === 'cache-control',
  );
  expect(caching.at(-1)?.[1]).toBe('public, max-age=31536000, immutable');
});
