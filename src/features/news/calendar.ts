// The years of the archive with the months and their number of items.
import { isoMonth } from '../../i18n/format.ts';
import type { NewsMonth } from './lists.ts';

/** A month of a year that has news; the month itself may have none. */
export interface CalendarMonth {
  month: NewsMonth;
  count: number;
  /** How many items it has compared with the other months, from 1 to 4; 0 for none. */
  heat: number;
}

/** The highest `heat`. */
const hottest = 4;

/** The years that have news, newest first, each with its twelve months. */
export function newsCalendar(
  months: readonly { month: NewsMonth; count: number }[],
): { year: string; count: number; months: CalendarMonth[] }[] {
  const counts = new Map(months.map(({ month, count }) => [month, count]));
  const most = Math.max(...counts.values());
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  return [...years]
    .toSorted()
    .reverse()
    .map((year) => {
      const ofYear = Array.from({ length: 12 }, (_, index): CalendarMonth => {
        const month = isoMonth(new Date(Date.UTC(Number(year), index))) as NewsMonth;
        const count = counts.get(month) ?? 0;
        return { month, count, heat: Math.ceil((count / most) * hottest) };
      });
      return { year, count: ofYear.reduce((sum, { count }) => sum + count, 0), months: ofYear };
    });
}
