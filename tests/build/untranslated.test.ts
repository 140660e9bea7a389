import { expect, it } from 'vitest';
import { localeInfo } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { type BuiltPage, pages } from './site.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));
const untranslated = pages.filter(({ $ }) => $('[data-untranslated]').length > 0);

/** The page with the original text, found by the canonical URL. */
function originalOf({ $ }: BuiltPage): BuiltPage {
  const { pathname } = new URL($('link[rel=canonical]').attr('href') ?? '');
  return byPath.get(pathname) as BuiltPage;
}

/** A page's metadata for search engines and other sites. */
const metadataOf = ({ $ }: BuiltPage) => ({
  title: $('title').text(),
  description: $('meta[name=description]').attr('content'),
  openGraph: $('meta[property^="og:"], meta[property^="article:"]')
    .toArray()
    .map((meta) => [$(meta).attr('property'), $(meta).attr('content')]),
});

it('there are untranslated pages to test', () => {
  expect(untranslated.length).toBeGreaterThan(0);
});

it.each(untranslated)('$path has the same metadata as the original page', (page) => {
  const original = originalOf(page);
  expect(original.locale).not.toBe(page.locale);
  expect(metadataOf(page)).toEqual(metadataOf(original));
  expect(page.$('meta[property="og:locale"]').attr('content')).toBe(
    localeInfo[original.locale].openGraph,
  );
});

it.each(untranslated)('$path marks the original language of its texts', (page) => {
  const { $, locale } = page;
  const { locale: textLocale } = originalOf(page);
  expect($('html').attr('lang')).toBe(locale);
  for (const part of ['title', 'meta[name=description]', 'h1', '[aria-current=page]']) {
    expect($(part).attr('lang'), part).toBe(textLocale);
  }
});

it.each(untranslated)('$path names the original language in its own', (page) => {
  const notice = page.$('[data-untranslated]');
  const t = translator(page.locale);
  const language = t(`course.language.${originalOf(page).locale}`);
  expect(notice.text().trim().replace(/\s+/g, ' ')).toBe(
    `${t('site.notTranslated')} ${t('site.readIn', { language })}`,
  );
  expect(notice.find('[lang]')).toHaveLength(0);
});
