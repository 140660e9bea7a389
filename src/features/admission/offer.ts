// The programmes of an admission.
import type { CollectionEntry } from 'astro:content';
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import type { FeeRange } from '../../content-types/fee-range.ts';
import { yearlyFees } from '../../content-types/fees.ts';
import { orderedRecords } from '../../content-types/records.ts';

/** The programmes of an admission and their fees. */
export interface Offer {
  courses: LocalizedDocument<'courses'>[];
  programmes: CollectionEntry<'nursing-programmes'>[];
  /** The ranges of the yearly fees in the due year and the next; empty while none is known. */
  fees: FeeRange[];
}

/** The nursing programmes of an admission, or else its courses, and their fees. */
export async function offerOf({ data, locale }: LocalizedDocument<'admissions'>): Promise<Offer> {
  const programmes = (await orderedRecords('nursing-programmes')).filter(({ id }) =>
    data.programmes.includes(id),
  );
  const courses = (await localizedDocuments('courses', locale)).filter(
    ({ number }) => programmes.length === 0 && data.courses.includes(number),
  );
  const keys = [...courses.map(({ number }) => number), ...programmes.map(({ id }) => id)];
  return { courses, programmes, fees: await yearlyFees(keys, locale) };
}

/** The codes of the nursing programmes of an admission: `BSN, ABSN`. */
export async function programmeCodes(admission: LocalizedDocument<'admissions'>): Promise<string> {
  const { programmes } = await offerOf(admission);
  return programmes.map(({ data }) => data.code).join(', ');
}
