import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/routing/href.ts';
import { loadHeaderRules } from '../../tools/local-platform/header-rules.ts';
import { type BuiltPage, dist, isIndexed, pages, problemsOf } from './site.ts';

const folder = join(dist, 'open-graph');
const files = readdirSync(folder);

const property = ({ $ }: BuiltPage, name: string) =>
  $(`meta[property="${name}"]`).attr('content') ?? '';
const canonicalOf = ({ $ }: BuiltPage) =>
  new URL($('link[rel=canonical]').attr('href') ?? '').pathname;
const pictureOf = (page: BuiltPage) => new URL(property(page, 'og:image')).pathname;

it('gives each page a picture that is there, with its size and its words', () => {
  const served = new Set(files.map((file) => `/open-graph/${file}`));
  expect(
    problemsOf((page) => {
      const complete =
        served.has(pictureOf(page)) &&
        property(page, 'og:image:width') === '1200' &&
        property(page, 'og:image:height') === '630' &&
        property(page, 'og:image:alt') !== '' &&
        page.$('meta[name="twitter:card"]').attr('content') === 'summary_large_image';
      return complete ? [] : [property(page, 'og:image')];
    }),
  ).toEqual([]);
});

it('names every picture on a page', () => {
  const named = new Set(pages.map(pictureOf));
  expect(files.filter((file) => !named.has(`/open-graph/${file}`))).toEqual([]);
});

it('makes JPEGs of 1200 × 630 pixels within 100 kB', async () => {
  const wrong = await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(join(folder, file));
      const { format, width, height } = await sharp(bytes).metadata();
      const right = format === 'jpeg' && width === 1200 && height === 630;
      return right && bytes.length <= 100_000 ? [] : [file];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

describe('a language', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const versions = (page: BuiltPage) =>
    locales.map((locale) => byPath.get(localizedPath(page.path, locale)) as BuiltPage);
  const originals = pages.filter((page) => page.locale === 'uz' && isIndexed(page));

  it('has pictures of its own where it has a text of its own', () => {
    for (const page of originals) {
      const own = versions(page).filter((version) => canonicalOf(version) === version.path);
      expect(new Set(own.map(pictureOf)).size, page.path).toBe(own.length);
    }
  });

  it('shows the picture of the text that stands in for its own', () => {
    const standIns = pages.filter(
      (page) =>
        isIndexed(page) && page.$(`link[rel=alternate][hreflang=${page.locale}]`).length === 0,
    );
    expect(standIns.length).toBeGreaterThan(0);
    for (const page of standIns) {
      const original = byPath.get(canonicalOf(page)) as BuiltPage;
      expect(pictureOf(page), page.path).toBe(pictureOf(original));
    }
  });
});

it('calls news articles, with their days', () => {
  const news = pages.filter(({ path }) => /\/news\/\d+\//.test(path));
  expect(news.length).toBeGreaterThan(0);
  for (const page of news) {
    expect(property(page, 'og:type'), page.path).toBe('article');
    expect(property(page, 'article:published_time')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(property(page, 'article:section')).not.toBe('');
  }
});

it('may be kept for ever', async () => {
  const headersFor = await loadHeaderRules(join(dist, '..'), dist);
  const caching = headersFor(`/open-graph/${files[0]}`).filter(
    ([name]) => name.toLowerCase() === 'cache-control',
  );
  expect(caching.at(-1)?.[1]).toBe('public, max-age=31536000, immutable');
});
