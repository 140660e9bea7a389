// The facts beside the text of a vacancy.
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import type { Vacancy } from './queries.ts';

/** The facts about a vacancy besides its deadline, in the reader's language. */
export function vacancyFacts({ data, unit }: Vacancy, locale: Locale) {
  const t = translator(locale);
  return [
    { name: t('vacancy.announced'), value: formatDate(data.announced, locale) },
    {
      name: t('vacancy.unit'),
      link: unit && documentLink(unit, href('department', locale, { id: unit.number })),
    },
    { name: t('vacancy.terms'), value: t('vacancy.askTerms') },
  ];
}
