import type { Vacancy } from '../../collections/vacancies/queries.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';

/** The facts about a vacancy, in the reader's language. */
export function vacancyFacts({ data, deadline, unit }: Vacancy, locale: Locale) {
  const t = translator(locale);
  return [
    { name: t('person.post'), value: t(`vacancy.kind.${data.kind}`) },
    {
      name: t('vacancy.unit'),
      link: unit && documentLink(unit, href('department', locale, { id: unit.number })),
    },
    { name: t('vacancy.announced'), value: formatDate(data.announced, locale) },
    { name: t('vacancy.deadline'), value: formatDate(deadline, locale) },
  ];
}
