import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { screenPolicy } from '../../src/security/headers.ts';
import { translationStatus } from '../../src/translations/status.ts';
import { content } from '../content.ts';
import { dist, isServed, singleSpaced } from './site.ts';

const { entries } = await translationStatus(content);

describe.each(locales)('the page on translations in %s', (locale) => {
  const file = `admin/translations${locale === defaultLocale ? '' : `/${locale}`}.html`;
  const $ = load(readFileSync(join(dist, file), 'utf8'));
  const rows = $('[data-item]').toArray();
  const hrefs = (selector: string) =>
    $(selector)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');

  it('is in its language, with the policy of the screen, and in no index', () => {
    expect($('html').attr('lang')).toBe(locale);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('head > meta:nth-child(2)').attr('content')).toBe(screenPolicy);
    expect($('script:not([src])').length).toBe(0);
  });

  it('lists every missing translation, then the older ones, each with its form', () => {
    const listed = rows.map((row) => `${$(row).data('language')} ${$(row).data('state')}`);
    const expected = (['missing', 'older'] as const).flatMap((state) =>
      entries.flatMap(({ states }) =>
        locales.filter((each) => states[each] === state).map((each) => `${each} ${state}`),
      ),
    );
    expect(listed).toEqual(expected);
    expect(new Set(listed)).toContain('ru older');
    const forms = hrefs(`[data-item] a[href^="/admin?lang=${locale}#/collections/"]`);
    expect(forms).toHaveLength(rows.length);
    expect(forms).toContain(`/admin?lang=${locale}#/collections/news/entries/6-sample/index`);
    expect(forms).toContain(`/admin?lang=${locale}#/collections/_singletons/entries/contact`);
  });

  it('links the pages of those that have one', () => {
    const pages = hrefs('[data-item] > a');
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((path) => !isServed(path))).toEqual([]);
  });

  it('shows what changed in Uzbek, the old beside the new', () => {
    const older = $('[data-state=older]').first();
    expect(singleSpaced(older.find('dd').first().text())).toBe(
      'Bu yangilik misol tariqasida yozilgan.',
    );
    expect(singleSpaced(older.find('dd').last().text())).toBe(
      'Bu yangilik namuna sifatida yozilgan.',
    );
    expect(singleSpaced(older.find('del').text())).toBe('misoltariqasida');
    expect(singleSpaced(older.find('ins').text())).toBe('namunasifatida');
  });
});

it('no other page or list names them', () => {
  const others = globSync('**/*.{html,xml,txt,json}', { cwd: dist, exclude: ['admin'] });
  const naming = others.filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('/admin/translations'),
  );
  expect(naming).toEqual([]);
});
