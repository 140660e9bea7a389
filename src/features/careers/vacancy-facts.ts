// The facts next to the text of a vacancy, and the contacts of the staff office.
import { singleRecord } from '../../content-types/records.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink, type Link, mailLink, phoneLink } from '../../routing/link.ts';
import type { Vacancy } from './queries.ts';

/** The telephone of the staff office. */
export async function staffOfficePhone(): Promise<Link> {
  return phoneLink((await singleRecord('contact')).staffOffice.phone);
}

/** The staff office's contacts for applicants, of the given kinds. */
export async function staffOfficeFacts(locale: Locale, ways: readonly ('phone' | 'email')[]) {
  const t = translator(locale);
  const { email } = (await singleRecord('contact')).staffOffice;
  const facts = {
    phone: { name: t('vacancy.office'), link: await staffOfficePhone() },
    email: { name: t('person.email'), link: mailLink(email) },
  };
  return ways.map((way) => facts[way]);
}

/** The facts about a vacancy except its deadline, in the reader's language. */
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
