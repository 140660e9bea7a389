import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { href } from './href.ts';
import type { Link } from './link.ts';

/** The pages that visitors look for most, for those who search or are lost. */
export function topTasks(locale: Locale): Link[] {
  const t = translator(locale);
  return [
    { label: t('nav.dates'), href: href('admissions', locale) },
    { label: t('nav.fees'), href: href('fees', locale) },
    { label: t('nav.courses'), href: href('courses', locale) },
    { label: t('nav.teachers'), href: href('teachers', locale) },
    { label: t('nav.careers'), href: href('careers', locale) },
    { label: t('nav.connect'), href: href('connect', locale) },
  ];
}
