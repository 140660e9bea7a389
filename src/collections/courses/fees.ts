import { defaultLocale } from '../../i18n/locales.ts';
import { localizedDocuments } from '../documents.ts';
import { allRecords } from '../records.ts';
import { type FeeRange, rangeOfFees } from './fee-range.ts';

/**
 * What citizens pay for a year of bachelor's study, nursing programmes included: the lowest and the
 * highest fee of the latest academic year. Undefined while no programme has a fee.
 */
export async function feeRange(): Promise<FeeRange | undefined> {
  const courses = await localizedDocuments('courses', defaultLocale);
  const nursing = await allRecords('nursing-programmes');
  return rangeOfFees(
    [...courses.filter(({ data }) => data.degree === 'bachelor'), ...nursing].flatMap(
      ({ data }) => data.fee ?? [],
    ),
  );
}
