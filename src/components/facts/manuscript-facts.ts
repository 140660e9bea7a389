import { officeOfPage } from '../../collections/pages/office.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { routes } from '../../routing/routes.ts';

/** Where authors send their articles. */
export async function manuscriptFacts(locale: Locale) {
  const t = translator(locale);
  const office = await officeOfPage(routes.journals.text, locale);
  if (!office) return [];
  const { email } = office.data;
  return [
    {
      name: t('journal.submit'),
      link: email ? { label: email, href: `mailto:${email}` } : undefined,
    },
    {
      name: t('person.unit'),
      link: documentLink(office, href('section', locale, { id: office.number })),
    },
  ];
}
