import { isoDay } from '../../../../src/i18n/format.ts';

const day = 24 * 60 * 60 * 1000;

/** Whether a moment, as ISO 8601, is more than so many days ago. */
export function isOlderThan(days: number, moment: string, now: Date): boolean {
  return Date.parse(moment) < now.getTime() - days * day;
}

/** Whether a day, as `2026-11-21` in UTC, ended at least so many days ago. */
export function endedBefore(days: number, name: string, now: Date): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(name) && name < isoDay(new Date(now.getTime() - days * day));
}
