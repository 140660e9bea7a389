// The fee for a year of study: the range over all programmes, and the facts that state it.
import { localizedDocuments } from '../../content-types/documents.ts';
import { type FeeRange, rangeOfFees } from '../../content-types/fee-range.ts';
import { feeRangeText } from '../../content-types/fee-text.ts';
import type { Currency } from '../../content-types/fee-year.ts';
import { feeYears } from '../../content-types/fees.ts';
import { allRecords } from '../../content-types/records.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { admissionPhoneLink } from '../contact/links.ts';

/**
 * The lowest and the highest fee that is due for a year of the bachelor's and nursing programmes: citizens' in
 * soʻm, others' in dollars. Undefined while no such fee is known.
 */
export async function feeRange(currency: Currency = 'UZS'): Promise<FeeRange | undefined> {
  const [due] = await feeYears();
  const courses = await localizedDocuments('courses', defaultLocale);
  const nursing = await allRecords('nursing-programmes');
  const bachelor = [
    ...courses.filter(({ data }) => data.degree === 'bachelor').map(({ number }) => number),
    ...nursing.map(({ id }) => id),
  ];
  return due && rangeOfFees(due, bachelor, currency);
}

/** Whether the fees that are due are samples. */
export async function hasSampleFees(): Promise<boolean> {
  const [due] = await feeYears();
  return due?.sample ?? false;
}

/** The yearly fees for citizens and for others, and the number to ask. */
export async function feeFacts(locale: Locale) {
  const t = translator(locale);
  const sample = await hasSampleFees();
  const ranges = [
    { name: t('fee.citizens'), range: await feeRange() },
    { name: t('fee.foreigners'), range: await feeRange('USD') },
  ];
  return [
    ...ranges.flatMap(({ name, range }) =>
      range
        ? [
            {
              name: t('fee.of', { who: name, year: range.academicYear }),
              value: feeRangeText(range, locale),
              large: true,
              sample,
            },
          ]
        : [],
    ),
    { name: t('fee.office'), link: await admissionPhoneLink() },
  ];
}

/** The link to call the admissions office about a fee that isn't known. */
export async function askAboutFees(locale: Locale) {
  const phone = await admissionPhoneLink();
  return { ...phone, label: translator(locale)('fee.ask', { phone: phone.label }) };
}

/** The yearly fees of an admission's programmes for citizens; empty while no fee is known. */
export function rangeFacts(fees: readonly FeeRange[], locale: Locale) {
  return fees.map((fee, index) => ({
    name: `${translator(locale)('course.fee')}, ${fee.academicYear}`,
    link: { label: feeRangeText(fee, locale), href: href('fees', locale) },
    large: index === 0,
  }));
}
