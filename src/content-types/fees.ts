import type { CollectionEntry } from 'astro:content';
import { buildDay } from '../build/build-time.ts';
import { memoizeContent } from '../memoize/memoize.ts';
import { dueYears } from './due-fees.ts';
import type { Fee, FeeYear, ProgrammeKey } from './fee-year.ts';
import { allRecords } from './records.ts';

/** The academic year whose fees are due on the day of the build, then the next one if it is known. */
export const feeYears = memoizeContent(async (): Promise<readonly FeeYear[]> => {
  const years = (await allRecords('fees')).map(({ data }) => yearOf(data));
  return dueYears(years, buildDay);
});

/** The fees of a programme in those years, where they are known. */
export async function feesOf(programme: ProgrammeKey): Promise<Fee[]> {
  return (await feeYears()).flatMap(({ fees }) => fees.get(programme) ?? []);
}

/** The fee that is due for a programme. */
export async function dueFee(programme: ProgrammeKey): Promise<Fee | undefined> {
  const [due] = await feeYears();
  return due?.fees.get(programme);
}

function yearOf(data: CollectionEntry<'fees'>['data']): FeeYear & { priced: ReadonlySet<unknown> } {
  const { academicYear, source, courses, programmes, dormitory, sample } = data;
  const fees = new Map<ProgrammeKey, Fee>([
    ...courses.map(({ course, ...fee }) => [course, { ...fee, academicYear }] as const),
    ...programmes.map(({ programme, ...fee }) => [programme, { ...fee, academicYear }] as const),
  ]);
  const priced = new Set([...fees.keys(), ...(dormitory ? ['dormitory'] : [])]);
  return { academicYear, source, fees, dormitory, priced, sample };
}
