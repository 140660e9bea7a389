import { officeOfPage } from '../../collections/pages/office.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { routes } from '../../routing/routes.ts';
import type { Call } from '../call.ts';

/** What a journal's pages invite authors to; undefined without an address. */
export async function manuscriptCall(locale: Locale): Promise<Call | undefined> {
  const email = (await officeOfPage(routes.journals.text, locale))?.data.email;
  const label = translator(locale)('journal.submit');
  return email ? { action: { label, href: `mailto:${email}` } } : undefined;
}

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
