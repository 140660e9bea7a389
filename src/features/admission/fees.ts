// What a year of study costs: the range over all programmes.
import { localizedDocuments } from '../../content-types/documents.ts';
import type { Fee } from '../../content-types/fee.ts';
import { type FeeRange, rangeOfFees } from '../../content-types/fee-range.ts';
import { allRecords } from '../../content-types/records.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/**
 * What citizens pay for a year of bachelor's study, nursing programmes included: the lowest and the
 * highest fee of the latest academic year. Undefined while no programme has a fee.
 */
export async function feeRange(): Promise<FeeRange<'UZS'> | undefined> {
  return rangeOfFees(await bachelorFees(), 'UZS');
}

/** The same for citizens of other countries. */
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
