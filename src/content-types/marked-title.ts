import { tashkentDay } from '../calendar/tashkent.ts';
import { formatDate } from '../i18n/format.ts';
import { type Locale, languages } from '../i18n/locales.ts';
import type { Translations } from '../i18n/localize.ts';
import { translator } from '../i18n/translate.ts';
import { draftDay, type FirstDay } from './publication.ts';

/** In development, the title of an entry that builds leave out today is marked: `[Draft] Open day`. */
export function markedTitle(title: string, firstDay: FirstDay, locale: Locale): string {
  if (firstDay <= tashkentDay()) return title;
  const t = translator(locale);
  const mark =
    firstDay === draftDay
      ? t('site.draft')
      : t('site.fromDay', { date: formatDate(new Date(firstDay), locale) });
  return `[${mark}] ${title}`;
}

/** Marks the translations of a title, each in its language. */
export function markedTitles<Titles extends Translations>(
  titles: Titles,
  firstDay: FirstDay,
): Titles {
  const written = languages.flatMap((locale) => {
    const title = titles[locale];
    return title === undefined ? [] : [[locale, markedTitle(title, firstDay, locale)]];
  });
  return Object.fromEntries(written);
}
