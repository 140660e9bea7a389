import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { newsListHref } from '../../src/features/news/links.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { type Feed, feedHref } from '../../src/routing/feeds.ts';
import { href } from '../../src/routing/href.ts';
import { type NewsEntry, newsEntries } from '../content.ts';
import { dist, isServed, pages, singleSpaced } from './site.ts';

interface Item {
  path: string;
  title: string;
  date: number;
  content: string;
}

const readFeed = (feed: Feed, locale: Locale) =>
  load(readFileSync(join(dist, feedHref(feed, locale)), 'utf8'), { xml: true });

function itemsOf(feed: Feed, locale: Locale): Item[] {
  const $ = readFeed(feed, locale);
  return $('item')
    .toArray()
    .map((item) => ({
      path: new URL($(item).find('link').text()).pathname,
      title: $(item).find('title').text(),
      date: Date.parse($(item).find('pubDate').text()),
      content: $(item).find('content\\:encoded').text(),
    }));
}

const pageAt = (path: string) => pages.find((page) => page.path === path);

const paths = (entries: readonly NewsEntry[], locale: Locale) =>
  entries
    .filter(({ languages }) => languages.includes(locale))
    .map(({ path }) => localizedPath(path, locale));

const newsFeeds = ['all', 'university', 'social'] as const;

describe.each(locales)('in %s', (locale) => {
  it.each(newsFeeds)('the feed of %s has the newest thirty items in the language', (feed) => {
    const listed = newsEntries.filter(({ category }) => feed === 'all' || category === feed);
    const newest = listed.toSorted((a, b) => b.date - a.date || b.id - a.id);
    expect(itemsOf(feed, locale).map(({ path }) => path)).toEqual(
      paths(newest, locale).slice(0, 30),
    );
  });

  it.each(newsFeeds)('the feed of %s contains full texts', (feed) => {
    for (const { path, title, content } of itemsOf(feed, locale)) {
      const page = pageAt(path);
      // Pages have no whitespace between blocks, and feeds no captions.
      const prose = page?.$('.prose').clone();
      prose?.find('figcaption').remove();
      const shown = prose?.text().replace(/\s+/g, '');
      expect(singleSpaced(page?.$('h1').text() ?? '')).toBe(title);
      expect(load(content).text().replace(/\s+/g, '')).toBe(shown);
    }
  });

  it('feed items lead to pages, and contain only absolute URLs', () => {
    for (const feed of [...newsFeeds, 'vacancies'] as const) {
      for (const { path, content } of itemsOf(feed, locale)) {
        expect(isServed(path), path).toBe(true);
        const addresses = load(content)('[href], [src]')
          .toArray()
          .map(({ attribs }) => attribs['href'] ?? attribs['src'] ?? '');
        expect(addresses.filter((address) => !/^(https?|mailto|tel):/.test(address))).toEqual([]);
      }
    }
  });

  it.each([...newsFeeds, 'vacancies'] as const)(
    'the feed of %s names its own address and the day of its last change',
    (feed) => {
      const $ = readFeed(feed, locale);
      const self = $('channel > atom\\:link[rel=self]').attr('href') ?? '';
      expect(new URL(self).pathname).toBe(feedHref(feed, locale));
      const days = itemsOf(feed, locale).map(({ date }) => date);
      const changed = Date.parse($('channel > lastBuildDate').text());
      expect(changed).toBeGreaterThanOrEqual(Math.max(...days));
      expect(changed).toBeLessThanOrEqual(Date.now());
    },
  );

  it('lists the open vacancies with a text in the language in their feed', () => {
    const open = pages
      .filter((page) => page.path.startsWith(`${href('careers', locale)}/`))
      .filter(({ $ }) => $('[data-untranslated]').length === 0)
      .filter(({ $ }) => $('main [data-state]').first().attr('data-state') === 'open');
    const listed = itemsOf('vacancies', locale).map(({ path }) => path);
    expect(listed.sort()).toEqual(open.map(({ path }) => path).sort());
  });

  it.each([
    ['all', href('home', locale)],
    ['university', newsListHref('university', locale)],
    ['social', newsListHref('social', locale)],
    ['vacancies', href('careers', locale)],
  ] as const)('links to the feed of %s on %s', (feed, path) => {
    const links = pageAt(path)
      ?.$('link[type="application/rss+xml"]')
      .toArray()
      .map(({ attribs }) => attribs['href']);
    expect(links).toContain(feedHref(feed, locale));
  });
});
