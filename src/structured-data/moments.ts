import { isoDay } from '../i18n/format.ts';

/** A day's first second in Uzbekistan (UTC+5 all year): search engines ask for a time and a zone. */
export function dayStart(day: Date): string {
  return `${isoDay(day)}T00:00:00+05:00`;
}

/** A day's last second in Uzbekistan. */
export function dayEnd(day: Date): string {
  return `${isoDay(day)}T23:59:59+05:00`;
}
