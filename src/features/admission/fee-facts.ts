// The facts of the page about fees.
import { feeRangeText } from '../../content-types/fee-text.ts';
import { formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import type { Link } from '../../routing/link.ts';
import { admissionPhone, admissionPhoneLink } from '../contact/links.ts';
import { feeRange, foreignFeeRange } from './fees.ts';

/** What a year of study costs, for citizens and for others, and whom to ask. */
export async function feeFacts(locale: Locale) {
  const t = translator(locale);
  const ranges = [
    { name: t('fee.citizens'), range: await feeRange() },
    { name: t('fee.foreigners'), range: await foreignFeeRange() },
  ];
  return [
    ...ranges.flatMap(({ name, range }) =>
      range
        ? [
            {
              name: t('fee.of', { who: name, year: range.academicYear }),
              value: feeRangeText(range, locale),
              large: true,
            },
          ]
        : [],
    ),
    { name: t('fee.office'), link: await admissionPhoneLink() },
  ];
}

/** The admissions office's number, for fees that the site doesn't know. */
export async function askAboutFees(locale: Locale): Promise<Link> {
  const number = await admissionPhone();
  return {
    label: translator(locale)('fee.ask', { phone: formatPhone(number) }),
    href: `tel:${number}`,
  };
}
