import { expect, it } from 'vitest';
import { localeInfo } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { findProblems, pages, singleSpaced } from './site.ts';

/** Properties that only screen reader users notice; docs/accessibility.md has the criteria. */
const pagesAt = (path: string) =>
  pages.filter(({ path: other, locale }) => other === localizedPath(path, locale));
const tr = (locale: keyof typeof localeInfo) => {
  const t = translator(locale);
  return (...args: Parameters<typeof t>) => published(t(...args));
};

it('gives the fee table the roles that its styles would take from it', () => {
  for (const { $ } of pagesAt('/fees')) {
    const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };
    const wrong = Object.entries(roles).flatMap(([name, role]) =>
      $('table[role]').find(name).not(`[role=${role}]`).toArray(),
    );
    expect(wrong).toEqual([]);
    expect($('table[role] th').not('[role=columnheader], [role=rowheader]').length).toBe(0);
    expect($('table[role] tr').first().find('[role=columnheader]').length).toBe(5);
  }
});

it('names the language switcher by the page’s language and by its visible code', () => {
  expect(
    findProblems(({ $, locale }) => {
      const summary = $('[data-language-switcher] summary');
      if (summary.length === 0) return [];
      const name = singleSpaced(summary.not(':has([aria-hidden=true])').text());
      return name.endsWith(`: ${localeInfo[locale].name} ${locale}`) ? [] : [name];
    }),
  ).toEqual([]);
});

it('begins facts, and the answers of the home page, with a heading of their name', () => {
  const parts = pages.flatMap(({ $, path }) =>
    $('aside[data-facts]:has(dl), .answers')
      .toArray()
      .map((part) => ({
        path,
        name: $(part).attr('aria-label'),
        heading: singleSpaced($(part).children().first().filter('h2').text()),
      })),
  );
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ name, heading }) => !name || name !== heading)).toEqual([]);
});

it('puts similar news after the text, in a landmark of their name', () => {
  const asides = pages.flatMap(({ $, locale }) =>
    $('main .wide-only > aside')
      .toArray()
      .map((aside) => ({ $, aside: $(aside), locale })),
  );
  expect(asides.length).toBeGreaterThan(0);
  for (const { aside, locale } of asides) {
    expect(aside.attr('aria-label')).toBe(tr(locale)('news.similar'));
    expect(aside.parent().prevAll('.body').length).toBe(1);
  }
});

it('says of a sample what the word means, beside its sign', () => {
  const badges = pages.flatMap(({ $, locale }) =>
    $('.sample-badge')
      .toArray()
      .map((badge) => ({ text: singleSpaced($(badge).text()), locale })),
  );
  expect(badges.length).toBeGreaterThan(0);
  for (const { text, locale } of badges) {
    const t = tr(locale);
    expect(text).toBe(`${t('site.sample')}: ${t('site.sampleMeaning')}`);
  }
});

it('reads hours as words, since voices are silent at a dash', () => {
  expect(
    findProblems(({ $ }) =>
      $('li:contains(":00–"), li:contains(".00–")')
        .toArray()
        .filter((line) => $(line).find('b, .hours').length > 0)
        .filter((line) => {
          const heard = $(line).clone();
          heard.find('[aria-hidden=true]').remove();
          return /\d–\d/.test(heard.text()) || !/\d[:.]00/.test(heard.text());
        })
        .map((line) => singleSpaced($(line).text())),
    ),
  ).toEqual([]);
});

it('has no arrow in the text of a link', () => {
  expect(
    findProblems(({ $ }) =>
      $('a:contains("→"), a:contains("←")')
        .toArray()
        .map((link) => singleSpaced($(link).text())),
    ),
  ).toEqual([]);
});

it('calls the link of a video a video, with its length', () => {
  const links = pages.flatMap(({ $, locale }) =>
    $('a[data-video]')
      .toArray()
      .map((link) => ({ locale, name: singleSpaced($(link).text()) })),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { locale, name } of links) {
    expect(name).toMatch(new RegExp(`^${tr(locale)('video.kind')} \\d+:\\d\\d `));
  }
});

it('says what the bar’s telephone is for', () => {
  expect(
    findProblems(({ $, locale }) =>
      $(`body > nav a[href^="tel:"]`)
        .toArray()
        .map((link) => singleSpaced($(link).text()))
        .filter((name) => !name.startsWith(tr(locale)('answer.call'))),
    ),
  ).toEqual([]);
});

it('names landmarks of one kind differently', () => {
  expect(
    findProblems(({ $ }) => {
      const names = $('search, [role=search]')
        .toArray()
        .map((landmark) => $(landmark).attr('aria-label') ?? '');
      return names.length > 1 && (new Set(names).size < names.length || names.includes(''))
        ? [names.join(', ')]
        : [];
    }),
  ).toEqual([]);
});

it('tells required fields, in a sentence and at each', () => {
  const forms = pages.flatMap(({ $, locale }) =>
    $('[data-page-form] form')
      .toArray()
      .map((form) => ({ $, form: $(form), locale })),
  );
  expect(forms.length).toBeGreaterThan(0);
  for (const { $, form, locale } of forms) {
    const t = tr(locale);
    const optional = t('form.optional');
    const marked = form.find('label').text().includes(`(${optional})`);
    expect(form.children('.hint').text()).toBe(marked ? t('form.required', { optional }) : '');
    // Of the addresses for mail and for post, either is enough.
    const either = form.has('[name=postAddress]').length > 0 ? ['email', 'postAddress'] : [];
    for (const field of form.find('.field').toArray()) {
      const control = $(field).find('input, select, textarea');
      const required =
        !either.includes(control.attr('name') ?? '') &&
        !$(field).find('label').text().includes(`(${optional})`);
      expect(control.attr('aria-required')).toBe(required ? 'true' : undefined);
    }
  }
});

it('names a sample’s place by what it has', () => {
  for (const { $ } of pagesAt('/samples')) {
    const names = $('main a')
      .toArray()
      .map((link) => `${singleSpaced($(link).text())} ${$(link).attr('href')}`);
    const texts = new Map(names.map((name) => [name, name.split(' /')[0]]));
    expect(new Set(texts.values()).size).toBe(texts.size);
  }
});

it('marks the language of authors as that of their book’s title', () => {
  const rows = pagesAt('/books').flatMap(({ $ }) =>
    $('[data-record=book]:has(th[lang])')
      .toArray()
      .map((row) => [
        $(row).find('th').attr('lang'),
        $(row).find('td').first().children('span').attr('lang'),
      ]),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(([title, authors]) => title !== authors)).toEqual([]);
});
