// Whom to ask about work at the university.
import { singleRecord } from '../../content-types/records.ts';
import { formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { type Link, mailLink } from '../../routing/link.ts';

/** The telephone of the staff office. */
export async function staffOfficePhone(): Promise<Link> {
  const { phone } = (await singleRecord('contact')).staffOffice;
  return { label: formatPhone(phone), href: `tel:${phone}` };
}

/** How applicants for a vacancy reach the staff office, in these `ways`. */
export async function staffOfficeFacts(locale: Locale, ways: readonly ('phone' | 'email')[]) {
  const t = translator(locale);
  const { email } = (await singleRecord('contact')).staffOffice;
  const facts = {
    phone: { name: t('vacancy.office'), link: await staffOfficePhone() },
    email: { name: t('person.email'), link: mailLink(email) },
  };
  return ways.map((way) => facts[way]);
}
