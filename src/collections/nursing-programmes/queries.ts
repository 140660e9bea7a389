import { allRecords } from '../records.ts';

/** The nursing programmes in their order. */
export async function nursingProgrammes() {
  const programmes = (await allRecords('nursing-programmes')).map(({ data }) => data);
  return programmes.sort((a, b) => a.order - b.order);
}
