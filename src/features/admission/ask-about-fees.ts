import { formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import type { Link } from '../../routing/link.ts';
import { admissionPhone } from '../contact/links.ts';

/** The admissions office's number, for fees that the site doesn't know. */
export async function askAboutFees(locale: Locale): Promise<Link> {
  const number = await admissionPhone();
  return {
    label: translator(locale)('fee.ask', { phone: formatPhone(number) }),
    href: `tel:${number}`,
  };
}
