import { singleRecord } from '../../collections/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { localizedLink } from '../../routing/link.ts';
import { contactFacts } from './contact-facts.ts';
import { paperFacts } from './licence-facts.ts';

/** How to reach the university, what allows it to teach, when it is open and where it is. */
export async function aboutFacts(locale: Locale) {
  const t = translator(locale);
  const { address, phones, reception } = await singleRecord('contact');
  const [phone] = phones;
  return [
    ...contactFacts({ phone: phone?.number }, locale),
    ...(await paperFacts(locale)).map(({ name, value }) => ({
      name,
      link: { label: value, href: href('licence', locale) },
    })),
    { name: t('footer.reception'), hours: reception },
    {
      name: t('footer.address'),
      link: localizedLink(localize(address, locale), `${href('contact', locale)}#map`),
    },
  ];
}
