import { formatPhone } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { mailLink } from '../routing/link.ts';

interface Contact {
  phone?: string | undefined;
  email?: string | undefined;
}

/** Phone, in large figures, and email, if known. */
export function contactFacts({ phone, email }: Contact, locale: Locale) {
  const t = translator(locale);
  return [
    {
      name: t('person.phone'),
      link: phone ? { label: formatPhone(phone), href: `tel:${phone}` } : undefined,
      large: true,
    },
    {
      name: t('person.email'),
      link: email ? mailLink(email) : undefined,
    },
  ];
}
