// The options of the job application's select fields.
import { singleRecord } from '../../content-types/records.ts';
import { formatDate, isoDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { vacancies } from './queries.ts';

/** The options of the job application: vacancies that are open at build time, and social statuses. */
export async function applicationOptions(locale: Locale) {
  const t = translator(locale);
  const { socialStatuses } = await singleRecord('settings');
  const open = (await vacancies(locale)).filter(({ expired }) => !expired);
  return {
    vacancy: [
      ...open.map(({ number, data, deadline }) => {
        const { text: title, lang } = localize(data.title, locale);
        return {
          value: String(number),
          title: t('application.until', { title, date: formatDate(deadline, locale) }),
          lang,
          until: isoDay(deadline),
        };
      }),
      { value: 'any', title: t('application.anyVacancy') },
    ],
    socialStatus: socialStatuses.map(({ id, title, needsDocument }) => {
      const { text, lang } = localize(title, locale);
      return { value: id, title: text, lang, needsDocument };
    }),
  };
}
