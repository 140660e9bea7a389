import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { type Link, mailLink } from '../routing/link.ts';

interface Contact {
  phone?: Link | undefined;
  email?: string | undefined;
}

/** Phone, in large type, and email, if known. */
export function contactFacts({ phone, email }: Contact, locale: Locale) {
  const t = translator(locale);
  return [
    { name: t('person.phone'), link: phone, large: true },
    { name: t('person.email'), link: mailLink(email) },
  ];
}
