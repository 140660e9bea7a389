/** Uzbekistan's UTC offset, all year round: no daylight saving time since 1991. */
export const tashkentOffset = '+05:00';
/** The offset in milliseconds. */
export const tashkentOffsetMs = 5 * 60 * 60 * 1000;

const inTashkent = (moment: Date | number) =>
  new Date(moment.valueOf() + tashkentOffsetMs).toISOString();

/** The calendar day in Uzbekistan at a time, as `yyyy-mm-dd`. */
export function tashkentDay(moment: Date | number = Date.now()): string {
  return inTashkent(moment).slice(0, 10);
}

/** The day and time in Uzbekistan at a time, as `yyyy-mm-dd hh:mm:ss`. */
export function tashkentTime(moment: Date | number): string {
  return inTashkent(moment).slice(0, 19).replace('T', ' ');
}

/** The calendar day in Uzbekistan at a time, as midnight UTC, like the dates in content. */
export function tashkentDate(moment: Date): Date {
  return new Date(tashkentDay(moment));
}
