import type { CollectionEntry } from 'astro:content';
import { buildDay } from '../build/build-time.ts';
import type { Locale } from '../i18n/locales.ts';
import { memoizeContent } from '../memoize/memoize.ts';
import { dueYears } from './due-fees.ts';
import { type FeeRange, rangesOfFees } from './fee-range.ts';
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

/** The fees of some programmes in those years, for citizens and for others. */
export async function yearlyFees(
  programmes: readonly ProgrammeKey[],
  locale: Locale,
): Promise<FeeRange[]> {
  return rangesOfFees(await feeYears(), programmes, locale);
}

/** The fees that are due for some programmes, for citizens and for others; empty while none is known. */
export async function dueFees(
  programmes: readonly ProgrammeKey[],
  locale: Locale,
): Promise<FeeRange[]> {
  return rangesOfFees((await feeYears()).slice(0, 1), programmes, locale);
}

function yearOf(data: CollectionEntry<'fees'>['data']): FeeYear & { priced: ReadonlySet<unknown> } {
  const { academicYear, source, courses, programmes, dormitory, partYear, sample } = data;
  const fees = new Map<ProgrammeKey, Fee>([
    ...courses.map(({ course, ...fee }) => [course, { ...fee, academicYear }] as const),
    ...programmes.map(({ programme, ...fee }) => [programme, { ...fee, academicYear }] as const),
  ]);
  const priced = new Set([...fees.keys(), ...(dormitory ? ['dormitory'] : [])]);
  return { academicYear, source, fees, dormitory, partYear, priced, sample };
}
