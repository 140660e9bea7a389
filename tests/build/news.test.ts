import { describe, expect, it } from 'vitest';
import { fewNews, newsListHref, newsListPath } from '../../src/features/news/links.ts';
import type { NewsCategory, NewsMonth, NewsTag } from '../../src/features/news/lists.ts';
import { newsTags } from '../../src/features/news/schema.ts';
import { isoDay } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { type NewsEntry, newsEntries, nursingArticle } from '../content.ts';
import { type BuiltPage, pages } from './site.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));

const topicsOf = ({ category, tags }: NewsEntry) => [category, ...tags];

/** By shared tags, then by category. */
const likeness = (one: NewsEntry, other: NewsEntry) =>
  10 * one.tags.filter((tag) => other.tags.includes(tag)).length +
  (one.category === other.category ? 1 : 0);

const newestFirst = newsEntries.toSorted((a, b) => b.date - a.date || b.id - a.id);

const hrefs = (page: BuiltPage | undefined, selector: string) =>
  page
    ?.$(selector)
    .toArray()
    .map((link) => page.$(link).attr('href')) ?? [];

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale);
  const inLocale = ({ path }: NewsEntry) => localizedPath(path, locale);
  const pageOf = (item: NewsEntry) => byPath.get(inLocale(item));

  it.each(newsEntries)(
    '$path lists the four news items with most tags in common, newest first',
    (item) => {
      const $ = pageOf(item)?.$;
      const lists = $?.('main h2')
        .filter((_, heading) => $(heading).text() === t('news.similar'))
        .closest('section, nav')
        .toArray()
        .map((list) =>
          $(list)
            .find('a')
            .toArray()
            .map((link) => $(link).attr('href')),
        );
      // One next to the text on wide screens, one below it on others; the nursing article links to its
      // programmes instead.
      expect(lists).toHaveLength(item.id === nursingArticle.id ? 0 : 2);
      for (const links of lists ?? []) {
        const similar = links.map((link) =>
          newsEntries.find((entry) => inLocale(entry) === link),
        ) as NewsEntry[];
        expect(similar).toHaveLength(4);
        expect(similar).not.toContain(item);
        expect(similar).toEqual(newestFirst.filter((other) => similar.includes(other)));
        const rest = newestFirst.filter((other) => other !== item && !similar.includes(other));
        const least = Math.min(...similar.map((other) => likeness(item, other)));
        expect(rest.filter((other) => likeness(item, other) > least)).toEqual([]);
      }
    },
  );

  it('links each item to the previous and the next one, with the languages of untranslated ones', () => {
    for (const [position, item] of newestFirst.entries()) {
      if (item.id === nursingArticle.id) continue;
      const page = pageOf(item);
      const [newer, older] = [newestFirst[position - 1], newestFirst[position + 1]];
      expect(hrefs(page, 'main a[rel=next]')).toEqual(newer ? [inLocale(newer)] : []);
      expect(hrefs(page, 'main a[rel=prev]')).toEqual(older ? [inLocale(older)] : []);
      for (const [rel, neighbour] of [
        ['next', newer],
        ['prev', older],
      ] as const) {
        if (!neighbour || neighbour.languages.includes(locale)) continue;
        const title = page?.$(`main a[rel=${rel}] [lang]`);
        expect(neighbour.languages, item.path).toContain(title?.attr('lang'));
      }
    }
  });

  it('shows the item’s day and category in its header', () => {
    for (const item of newsEntries) {
      if (item.id === nursingArticle.id) continue;
      const $ = pageOf(item)?.$;
      const time = $?.('main header time');
      expect(time?.attr('datetime'), item.path).toBe(isoDay(new Date(item.date)));
      expect(time?.closest('header').text(), item.path).toContain(
        t(`news.${item.category as NewsCategory}`),
      );
    }
  });

  it('lists the parts of the nursing article, its programmes and its own admission', () => {
    const $ = pages.find(({ path }) => path === href('newsItem', locale, nursingArticle))?.$;
    const ids = $?.('main :is(.prose > h2, section[id]:not(.no-print) h2)')
      .toArray()
      .flatMap(
        (heading) => $(heading).attr('id') ?? $(heading).closest('section').attr('id') ?? [],
      );
    const listed = $?.('main aside a[href^="#"]')
      .toArray()
      .map((link) => decodeURI($(link).attr('href')?.slice(1) ?? ''));
    expect(listed?.length).toBeGreaterThan(4);
    expect(listed).toEqual(ids);
    const programmes = $?.('main article:has(.dots) h3').toArray() ?? [];
    const codes = programmes.map((name) => $?.(name).closest('article').children('strong').text());
    expect(codes).toEqual(['BSN', 'ABSN', 'BSN Bridge']);
    for (const name of programmes) {
      const shown = $?.(name).nextAll('.fees').text() ?? '';
      expect([t('fee.row.UZS'), t('course.feeUnknown')].some((fee) => shown.includes(fee))).toBe(
        true,
      );
    }
    expect($?.('main aside [data-opens]:not([data-days])')).toHaveLength(1);
    expect($?.('main aside a[href^="tel:"]')).toHaveLength(1);
  });

  it('links each item to its category and its tags, which list it', () => {
    for (const item of newsEntries) {
      for (const topic of topicsOf(item)) {
        const list = topic as NewsTag;
        const links = hrefs(pageOf(item), 'nav ol a, main .topics a');
        expect(links).toContain(newsListHref(list, locale));
        const listed = pages
          .filter(({ path }) => path.startsWith(newsListHref(list, locale)))
          .flatMap((page) => hrefs(page, 'main article:not(section article) a'));
        expect(listed).toContain(inLocale(item));
      }
    }
  });

  it('fills the page of a topic with few items with the newest of the same category', () => {
    const few = newsTags.filter((tag) => {
      const count = newsEntries.filter(({ tags }) => tags.includes(tag)).length;
      return count > 0 && count < 6;
    });
    expect(few).not.toEqual([]);
    for (const tag of few) {
      const [newest, ...others] = newestFirst.filter(({ tags }) => tags.includes(tag));
      const expected = newestFirst
        .filter((item) => item.category === newest?.category && item !== newest)
        .filter((item) => !others.includes(item))
        .slice(0, 6);
      expect(hrefs(byPath.get(newsListHref(tag, locale)), 'main section article a')).toEqual(
        expected.map(inLocale),
      );
    }
  });

  it('lists each month in the archive, with the counts of month and year', () => {
    const archive = byPath.get(href('newsArchive', locale));
    for (const [month, items] of Map.groupBy(newsEntries, (item) => item.month)) {
      const link = archive?.$(`main a[href="${newsListHref(month as NewsMonth, locale)}"]`);
      expect(link?.text()).toContain(t('news.count', { count: items.length }));
      expect(
        hrefs(byPath.get(newsListHref(month as NewsMonth, locale)), 'main > .wrap article a'),
      ).toEqual(newestFirst.filter((item) => items.includes(item)).map(inLocale));
    }
    for (const [year, items] of Map.groupBy(newsEntries, ({ month }) => month.slice(0, 4))) {
      const heading = archive?.$('main h2').filter((_, h2) => archive.$(h2).text().includes(year));
      expect(heading?.text()).toContain(t('news.count', { count: items.length }));
      const months = heading?.parent().find('li a');
      expect(months).toHaveLength(12);
      const empty = months?.toArray().filter((month) => !archive?.$(month).attr('href'));
      const withNews = new Set(items.map(({ month }) => month));
      expect(empty).toHaveLength(12 - withNews.size);
      for (const month of empty ?? []) {
        expect(archive?.$(month).text()).toContain(t('news.count', { count: 0 }));
      }
    }
  });

  it('links each month to the nearest earlier and later month that has news', () => {
    const months = [...new Set(newsEntries.map(({ month }) => month))].sort() as NewsMonth[];
    for (const [position, month] of months.entries()) {
      const page = byPath.get(newsListHref(month, locale));
      const neighbours = [months[position - 1], months[position + 1]];
      const expected = neighbours.map((one) => (one ? [newsListHref(one, locale)] : []));
      // A month with few items lists some of two earlier ones, whose headings link to them.
      const isShort = newsEntries.filter((item) => item.month === month).length < fewNews;
      const buttons = ['prev', 'next'].map((rel) => hrefs(page, `main a.button[rel=${rel}]`));
      expect(buttons).toEqual(isShort ? [[], expected[1]] : expected);
      const headings = hrefs(page, 'main .head > a').filter(
        (href) => href !== newsListHref('all', locale),
      );
      const earlier = months.slice(0, position).toReversed().slice(0, 2);
      expect(headings).toEqual(isShort ? earlier.map((one) => newsListHref(one, locale)) : []);
    }
  });

  it('shows pictures in the rows of a list only if all of them have one', () => {
    const shares = pages.flatMap(({ $ }) =>
      $('main .columns-2:has(time)')
        .toArray()
        .map((list) => $(list).find('article:has(img)').length / $(list).find('article').length),
    );
    expect(new Set(shares)).toEqual(new Set([0, 1]));
  });

  it('leads from page to page through all items, and back', () => {
    const pagesFrom = (start: string, rel: 'next' | 'prev') => {
      const paths = [start];
      for (const path of paths) {
        const [following] = hrefs(byPath.get(path), `main > nav a[rel=${rel}]`);
        if (following && !paths.includes(following)) paths.push(following);
      }
      return paths;
    };
    const forth = pagesFrom(newsListHref('all', locale), 'next');
    expect(forth.length).toBeGreaterThan(1);
    const items = forth.flatMap((path) =>
      hrefs(byPath.get(path), 'main article:not(section article) a'),
    );
    expect(items).toEqual(newestFirst.map(inLocale));
    expect(pagesFrom(forth.at(-1) ?? '', 'prev')).toEqual(forth.toReversed());
  });

  it('links from the hub to every tag', () => {
    const links = hrefs(byPath.get(href('news', locale)), 'main nav a');
    for (const tag of new Set(newsEntries.flatMap(({ tags }) => tags))) {
      expect(links).toContain(localizedPath(newsListPath(tag as NewsTag), locale));
    }
  });
});
