import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { href } from './href.ts';
import type { Link } from './link.ts';

/** The pages that visitors need most, for the menu on phones and for those who search or are lost. */
export function topTasks(locale: Locale): Link[] {
  const t = translator(locale);
  return [
    { label: t('nav.courses'), href: href('courses', locale) },
    { label: t('nav.fees'), href: href('fees', locale) },
    { label: t('answer.recognised'), href: href('licence', locale) },
    { label: t('nav.teachers'), href: href('teachers', locale) },
    { label: t('nav.careers'), href: href('careers', locale) },
    { label: t('nav.contactForm'), href: href('contact', locale) },
  ];
}
