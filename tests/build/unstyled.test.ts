import { expect, it } from 'vitest';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { findProblems, singleSpaced } from './site.ts';

/** For text browsers and reader views, which apply neither style sheets nor scripts. */
it('says nothing that becomes true only later: without styles, all text is there', () => {
  expect(
    findProblems(({ $, locale }) => {
      const t = translator(locale);
      const later = [t('search.failed'), t('search.offline'), t('filter.none'), t('video.loading')];
      const text = singleSpaced($('body').clone().find('script, template').remove().end().text());
      const hours = $('.phone-hours').text().trim();
      if (hours) return [`a telephone says ${hours}`];
      return later.map(published).filter((words) => text.includes(singleSpaced(words)));
    }),
  ).toEqual([]);
});

it('has no dialog, and no alert with words of its own, before something happens', () => {
  expect(
    findProblems(({ $ }) =>
      $('dialog, [role=alert]')
        .toArray()
        .filter((element) => $(element).clone().find('a').remove().end().text().trim() !== '')
        .map((element) => $.html(element).slice(0, 100)),
    ),
  ).toEqual([]);
});
