import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { translationStatus } from '../../src/translations/status.ts';
import { content } from '../content.ts';
import { dist, isServed } from './site.ts';

const { entries } = await translationStatus(content);

describe.each(locales)('the page on translations in %s', (locale) => {
  const file = `admin/translations${locale === defaultLocale ? '' : `/${locale}`}.html`;
  const $ = load(readFileSync(join(dist, file), 'utf8'));
  const hrefs = (selector: string) =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');

  it('is in its language, without script, and in no index', () => {
    expect($('html').attr('lang')).toBe(locale);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('script').length).toBe(0);
    expect($('meta[http-equiv=Content-Security-Policy]').attr('content')).toMatch(
      /style-src 'self' 'sha256-[^;]*';/,
    );
  });

  it('lists every entry with its page and its form', () => {
    const forms = hrefs(`a[href^="/admin?lang=${locale}#/collections/"]`);
    expect(forms).toHaveLength(entries.length);
    expect(forms).toContain(
      `/admin?lang=${locale}#/collections/news/entries/1-all-languages/index`,
    );
    expect(forms).toContain(`/admin?lang=${locale}#/collections/books/entries/english`);
    expect(forms).toContain(`/admin?lang=${locale}#/collections/_singletons/entries/contact`);
    const pages = hrefs('li > a:not([aria-label])');
    expect(pages).toHaveLength(entries.filter((entry) => entry.page !== undefined).length);
    expect(pages.filter((path) => !isServed(path))).toEqual([]);
  });

  it('says of each language in words what is to do', () => {
    const todo = entries.filter(({ states }) =>
      Object.values(states).some((one) => one !== 'there'),
    );
    expect($('li > ul').length).toBe(todo.length);
    for (const list of $('li > ul').toArray())
      expect($(list).find('li').length).toBe(locales.length);
  });
});

it('no other page or list names them', () => {
  const others = globSync('**/*.{html,xml,txt,json}', { cwd: dist, exclude: ['admin'] });
  const naming = others.filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('/admin/translations'),
  );
  expect(naming).toEqual([]);
});
