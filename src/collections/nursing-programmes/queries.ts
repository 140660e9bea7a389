import { allRecords, inOrder } from '../records.ts';

/** The nursing programmes in their order. */
export async function nursingProgrammes() {
  return inOrder(await allRecords('nursing-programmes')).map(({ data }) => data);
}
