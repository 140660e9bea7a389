// The fee for a year of study: the range over all programmes, and the facts that state it.
import { localizedDocuments } from '../../content-types/documents.ts';
import type { Fee } from '../../content-types/fee.ts';
import { type FeeRange, rangeOfFees } from '../../content-types/fee-range.ts';
import { feeRangeText } from '../../content-types/fee-text.ts';
import { allRecords } from '../../content-types/records.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { admissionPhoneLink } from '../contact/links.ts';

/**
 * The yearly fee of bachelor's and nursing programmes for citizens: the lowest and the highest of the
 * latest academic year. Undefined while no programme has a fee.
 */
export async function feeRange(): Promise<FeeRange<'UZS'> | undefined> {
  return rangeOfFees(await bachelorFees(), 'UZS');
}

/** The same range for citizens of other countries. */
export async function foreignFeeRange(): Promise<FeeRange<'USD'> | undefined> {
  const fees = await bachelorFees();
  return rangeOfFees(
    fees.flatMap(({ foreign, academicYear }) => (foreign ? { ...foreign, academicYear } : [])),
    'USD',
  );
}

async function bachelorFees(): Promise<Fee[]> {
  const courses = await localizedDocuments('courses', defaultLocale);
  const nursing = await allRecords('nursing-programmes');
  return [...courses.filter(({ data }) => data.degree === 'bachelor'), ...nursing].flatMap(
    ({ data }) => data.fee ?? [],
  );
}

/** The yearly fees for citizens and for others, and the number to ask. */
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

/** The link to call the admissions office about a fee that isn't known. */
export async function askAboutFees(locale: Locale) {
  const phone = await admissionPhoneLink();
  return { ...phone, label: translator(locale)('fee.ask', { phone: phone.label }) };
}

/** The yearly fee of an admission's programmes for citizens; empty while no fee is known. */
export function rangeFacts(fee: FeeRange<'UZS'> | undefined, locale: Locale) {
  if (!fee) return [];
  return [
    {
      name: `${translator(locale)('course.fee')}, ${fee.academicYear}`,
      link: { label: feeRangeText(fee, locale), href: href('fees', locale) },
      large: true,
    },
  ];
}
