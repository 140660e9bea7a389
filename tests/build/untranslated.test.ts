import { expect, it } from 'vitest';
import { localeInfo } from '../../src/i18n/locales.ts';
import { type BuiltPage, pages } from './site.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));
const untranslated = pages.filter(({ $ }) => $('[data-untranslated]').length > 0);

/** The page that has the text in its own language, by the canonical address. */
function originalOf({ $ }: BuiltPage): BuiltPage {
  const { pathname } = new URL($('link[rel=canonical]').attr('href') ?? '');
  return byPath.get(pathname) as BuiltPage;
}

/** What search engines and other sites are told of a page. */
const metadata = ({ $ }: BuiltPage) => ({
  title: $('title').text(),
  description: $('meta[name=description]').attr('content'),
  openGraph: $('meta[property^="og:"], meta[property^="article:"]')
    .toArray()
    .map((meta) => [$(meta).attr('property'), $(meta).attr('content')]),
});

it('is tried: there are pages whose text has no translation', () => {
  expect(untranslated.length).toBeGreaterThan(0);
});

it.each(untranslated)('$path tells others the same as the page of its text', (page) => {
  const original = originalOf(page);
  expect(original.locale).not.toBe(page.locale);
  expect(metadata(page)).toEqual(metadata(original));
  expect(page.$('meta[property="og:locale"]').attr('content')).toBe(
    localeInfo[original.locale].openGraph,
  );
});

it.each(untranslated)(
  '$path is marked as its reader’s page with another language’s text',
  (page) => {
    const { $, locale } = page;
    const { locale: textLocale } = originalOf(page);
    expect($('html').attr('lang')).toBe(locale);
    for (const part of ['title', 'meta[name=description]', 'h1', '[aria-current=page]']) {
      expect($(part).attr('lang'), part).toBe(textLocale);
    }
  },
);

it.each(untranslated)('$path names the language of its text in that language', (page) => {
  const { $ } = page;
  const { locale: textLocale } = originalOf(page);
  const name = $('[data-untranslated] [lang]');
  expect(name.attr('lang')).toBe(textLocale);
  expect(name.text()).toBe(localeInfo[textLocale].name);
  expect($('[data-untranslated]').text().trim()).toMatch(new RegExp(`${name.text()}\\.$`));
  const rest = $('[data-untranslated]').clone();
  rest.find('[lang]').remove();
  expect(rest.text()).not.toContain(localeInfo[textLocale].name);
});
