import { formatDate, isoDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { singleRecord } from '../records.ts';
import { vacancies } from './queries.ts';

/**
 * The options of the job application's selects: the vacancies open on the day of the build, and the
 * social statuses.
 */
export async function applicationOptions(locale: Locale) {
  const t = translator(locale);
  const { socialStatuses } = await singleRecord('settings');
  const open = (await vacancies(locale)).filter(({ expired }) => !expired);
  return {
    vacancy: [
      ...open.map(({ number, data, deadline }) => ({
        value: String(number),
        title: t('application.until', {
          title: data.title[locale],
          date: formatDate(deadline, locale),
        }),
        until: isoDay(deadline),
      })),
      { value: 'any', title: t('application.anyVacancy') },
    ],
    socialStatus: socialStatuses.map(({ id, title, needsDocument }) => ({
      value: id,
      title: title[locale],
      needsDocument,
    })),
  };
}
