import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { href as hrefTo } from '../../src/routing/href.ts';
import { dist, pages } from './site.ts';

it('the switcher of a reply page leads to the form’s own page', () => {
  const replies = pages.filter(({ path }) => path.endsWith('/reply/contact'));
  expect(replies).toHaveLength(locales.length);
  const forms = locales.map((locale) => hrefTo('contact', locale));
  for (const { $ } of replies) {
    const links = $('nav[data-language-switcher] a[hreflang]').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(forms);
  }
});

it('the sitemap states when dated pages changed', async () => {
  const $ = load(await readFile(join(dist, 'sitemap.xml'), 'utf8'), { xml: true });
  const days = $('lastmod')
    .toArray()
    .map((lastmod) => $(lastmod).text());
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
});
