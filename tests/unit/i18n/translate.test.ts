import { afterEach, describe, expect, it, vi } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { en } from '../../../src/i18n/ui/en.ts';
import { ru } from '../../../src/i18n/ui/ru.ts';
import { tr } from '../../../src/i18n/ui/tr.ts';
import { uz } from '../../../src/i18n/ui/uz.ts';

const dictionaries = { uz, ru, tr, en };

function texts(message: string | object): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

const slots = (message: string | object) =>
  [...new Set(texts(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

afterEach(() => vi.restoreAllMocks());

describe('plurals by CLDR rules', () => {
  it.each([
    ['ru', 1, '1 новость'],
    ['ru', 3, '3 новости'],
    ['ru', 5, '5 новостей'],
    ['ru', 21, '21 новость'],
    ['ru', 112, '112 новостей'],
    ['uz', 1, '1 ta yangilik'],
    ['uz', 5, '5 ta yangilik'],
    ['tr', 5, '5 haber'],
    ['en', 1, '1 news item'],
    ['en', 2, '2 news items'],
  ] as const)('%s: %i', (locale, count, text) => {
    expect(translator(locale)('news.count', { count })).toBe(text);
  });
});

it('fills in a message, and leaves a placeholder without a value', () => {
  const t = translator('en');
  expect(t('site.updated', { date: '1 May 2026' })).toBe('Updated 1 May 2026');
  expect(t('site.updated')).toBe('Updated {date}');
});

it('warns about a message missing at run time and shows the Uzbek one', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(translator('ru', {})('nav.menu')).toBe(uz['nav.menu']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('nav.menu'));
});

describe.each(locales)('%s', (locale) => {
  it('has the same placeholders as the Uzbek message', () => {
    const odd = Object.entries(dictionaries[locale]).filter(
      ([key, message]) =>
        slots(message).join() !== slots(uz[key as keyof typeof uz]).join() &&
        key !== 'journal.perYear',
    );
    expect(odd).toEqual([]);
  });
});

it('writes Uzbek with ʻ in oʻ and gʻ, and ʼ elsewhere', () => {
  const all = Object.values(uz).flatMap(texts);
  expect(all.filter((text) => /['‘’`´]/.test(text))).toEqual([]);
  expect(all.filter((text) => /(?<![og])ʻ|[og]ʼ/i.test(text))).toEqual([]);
});
