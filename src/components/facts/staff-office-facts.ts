import { singleRecord } from '../../collections/records.ts';
import { formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';

/** How applicants for a vacancy reach the staff office, in these `ways`. */
export async function staffOfficeFacts(locale: Locale, ways: readonly ('phone' | 'email')[]) {
  const t = translator(locale);
  const { phone, email } = (await singleRecord('contact')).staffOffice;
  const facts = {
    phone: {
      name: t('vacancy.office'),
      link: { label: formatPhone(phone), href: `tel:${phone}` },
    },
    email: { name: t('person.email'), link: { label: email, href: `mailto:${email}` } },
  };
  return ways.map((way) => facts[way]);
}
