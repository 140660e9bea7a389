// What is read of the official papers.
import { allRecords } from '../../content-types/records.ts';

/** The last day of the accreditation that lasts longest; undefined while none has a term. */
export async function accreditedUntil(): Promise<Date | undefined> {
  return (await allRecords('credentials'))
    .flatMap(({ data }) => (data.kind === 'accreditation' && data.until) || [])
    .toSorted((a, b) => b.valueOf() - a.valueOf())[0];
}
