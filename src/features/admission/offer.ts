// The programmes of an admission.
import type { CollectionEntry } from 'astro:content';
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { type FeeRange, rangeOfFees } from '../../content-types/fee-range.ts';
import { orderedRecords } from '../../content-types/records.ts';

/** The programmes of an admission and their fee. */
export interface Offer {
  courses: LocalizedDocument<'courses'>[];
  programmes: CollectionEntry<'nursing-programmes'>[];
  /** The range of the yearly fees for citizens; undefined while no fee is known. */
  fee: FeeRange<'UZS'> | undefined;
}

/** The nursing programmes of an admission, or else its courses, and their fees. */
export async function offerOf({ data, locale }: LocalizedDocument<'admissions'>): Promise<Offer> {
  const programmes = (await orderedRecords('nursing-programmes')).filter(({ id }) =>
    data.programmes.includes(id),
  );
  const courses = (await localizedDocuments('courses', locale)).filter(
    ({ number }) => programmes.length === 0 && data.courses.includes(number),
  );
  const fees = [...courses, ...programmes].flatMap((entry) => entry.data.fee ?? []);
  return { courses, programmes, fee: rangeOfFees(fees, 'UZS') };
}

/** The codes of the nursing programmes of an admission: `BSN, ABSN`. */
export async function programmeCodes(admission: LocalizedDocument<'admissions'>): Promise<string> {
  const { programmes } = await offerOf(admission);
  return programmes.map(({ data }) => data.code).join(', ');
}
