// The periods of open vacancies, with how many are open in each.

/** A span of days on which the same vacancies are open, until the first of them closes. */
export interface OpenPeriod {
  opens: Date;
  closes: Date;
  /** How many vacancies are open. */
  count: number;
}

const day = 24 * 60 * 60 * 1000;
const lastDay = new Date('9999-12-31');

/**
 * From `today` on, the spans of days between the deadlines of open vacancies, all midnight UTC; the last
 * span, which has no open vacancies, closes in the year 9999.
 */
export function openPeriods(deadlines: readonly Date[], today: Date): OpenPeriod[] {
  const ends = [...new Set(deadlines.map((deadline) => deadline.valueOf()))].sort((a, b) => a - b);
  return [...ends, lastDay.valueOf()].map((end, index) => ({
    opens: index === 0 ? today : new Date((ends[index - 1] ?? 0) + day),
    closes: new Date(end),
    count: deadlines.filter((deadline) => deadline.valueOf() >= end).length,
  }));
}
