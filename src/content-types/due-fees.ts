import { academicYearOf } from './academic-year.ts';

/** An academic year, and all that has a fee in it. */
export interface PricedYear {
  academicYear: string;
  priced: ReadonlySet<unknown>;
}

/**
 * The year whose fees are due on a day (midnight UTC), then the next one that is known.
 *
 * A year's fees are due from its first day on, if all has a fee in them that had one in the year due before.
 * Until then that year stays due, and the one that has begun is the next: a list that is still being filled
 * in replaces nothing. Before the first known year begins, it counts as due.
 */
export function dueYears<Year extends PricedYear>(years: readonly Year[], day: Date): Year[] {
  const sorted = years.toSorted((a, b) => a.academicYear.localeCompare(b.academicYear));
  const current = academicYearOf(day);
  const [first] = sorted;
  if (!first) return [];
  const due = sorted
    .filter(({ academicYear }) => academicYear <= current)
    .reduce((before, year) => (hasAll(year, before) ? year : before), first);
  const next = sorted.find(({ academicYear }) => academicYear > due.academicYear);
  return next ? [due, next] : [due];
}

const hasAll = (year: PricedYear, before: PricedYear) =>
  [...before.priced].every((each) => year.priced.has(each));
