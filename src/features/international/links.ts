// Links to the page for applicants from abroad, for the pages of other subjects.
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import type { Link } from '../../routing/link.ts';

/** The page as a whole. */
export function internationalLink(locale: Locale): Link {
  return { label: translator(locale)('international.link'), href: href('international', locale) };
}

/** The part about sending documents. */
export function sendScansLink(locale: Locale): Link {
  return {
    label: translator(locale)('admission.fromAbroad'),
    href: `${href('international', locale)}#scans`,
  };
}
