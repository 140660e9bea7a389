// The fee for a year of study: the range over all programmes, and the facts that state it.
import { localizedDocuments } from '../../content-types/documents.ts';
import type { FeeRange } from '../../content-types/fee-range.ts';
import { dueFees, feeYears } from '../../content-types/fees.ts';
import { allRecords } from '../../content-types/records.ts';
import { feeFacts } from '../../design/fee-facts.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { admissionPhoneLink } from '../contact/links.ts';
import type { Offer } from './offer.ts';

/**
 * The lowest and the highest fee that is due for a year of the bachelor's and nursing programmes, for citizens
 * and for others in the order for the language. Empty while no such fee is known.
 */
export async function feeRanges(locale: Locale): Promise<FeeRange[]> {
  const courses = await localizedDocuments('courses', defaultLocale);
  const nursing = await allRecords('nursing-programmes');
  const bachelor = courses.filter(({ data }) => data.degree === 'bachelor');
  return dueFees([...bachelor.map(({ number }) => number), ...nursing.map(({ id }) => id)], locale);
}

/** Whether the fees that are due are samples. */
export async function hasSampleFees(): Promise<boolean> {
  const [due] = await feeYears();
  return due?.sample ?? false;
}

/** The yearly fees for citizens and for others, and the number to ask. */
export async function feePageFacts(locale: Locale) {
  const sample = await hasSampleFees();
  const phone = await admissionPhoneLink();
  const fees = feeFacts(await feeRanges(locale), locale, { page: '#table', ask: phone });
  return [
    ...fees.map((fact) => ({ ...fact, sample })),
    { name: translator(locale)('fee.office'), link: phone },
  ];
}

/** The link to call the admissions office about a fee that isn't known. */
export async function askAboutFees(locale: Locale) {
  const phone = await admissionPhoneLink();
  return { ...phone, label: translator(locale)('fee.ask', { phone: phone.label }) };
}

/** The yearly fees of an admission's programmes; empty while no fee is known. */
export async function offerFacts({ fees }: Offer, locale: Locale) {
  const ask = await admissionPhoneLink();
  return feeFacts(fees, locale, { page: href('fees', locale), ask });
}
