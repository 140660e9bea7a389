/** The moment of this build: one for all pages, so that states by date agree across the site. */
export const buildTime = new Date();

const tashkentOffset = 5 * 60 * 60 * 1000;

/** The calendar day in Uzbekistan (UTC+5 all year) at a moment, as midnight UTC like content's days. */
export function calendarDay(moment: Date): Date {
  const day = new Date(moment.valueOf() + tashkentOffset);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
