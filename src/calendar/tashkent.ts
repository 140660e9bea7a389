/** Uzbekistan's clock: UTC+5 all year (no daylight saving time since 1991). */
export const tashkentOffset = '+05:00';
const offsetMs = 5 * 60 * 60 * 1000;

/** The calendar day in Uzbekistan at a moment, as `yyyy-mm-dd`. */
export function tashkentDay(moment: Date | number = Date.now()): string {
  return new Date(moment.valueOf() + offsetMs).toISOString().slice(0, 10);
}

/** The calendar day in Uzbekistan at a moment, as midnight UTC: the form of the days in content. */
export function tashkentDate(moment: Date): Date {
  return new Date(tashkentDay(moment));
}
