import { localizedDocuments } from '../../collections/documents.ts';
import { formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type MessageKey, translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink, type Link } from '../../routing/link.ts';

interface Contact {
  /** Slug in staff/. */
  head?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** The contact facts of a unit: its head (labelled `headLabel`), phone and email, if known. */
export async function contactFacts(
  { head, phone, email }: Contact,
  headLabel: MessageKey,
  locale: Locale,
): Promise<{ name: string; link: Link }[]> {
  const t = translator(locale);
  const person = (await localizedDocuments('staff', locale)).find(({ slug }) => slug === head);
  return [
    person && {
      name: t(headLabel),
      link: documentLink(person, href('person', locale, { slug: person.slug })),
    },
    phone && { name: t('person.phone'), link: { label: formatPhone(phone), href: `tel:${phone}` } },
    email && { name: t('person.email'), link: { label: email, href: `mailto:${email}` } },
  ].filter((fact) => typeof fact === 'object');
}
