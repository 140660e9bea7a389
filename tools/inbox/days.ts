import { isoDay } from '../../src/i18n/format.ts';
import { Complaint } from './complaint.ts';

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tashkent',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment in Uzbekistan's time: `2026-11-21 17:05:09`, which spreadsheets take for a date. */
export function localTime(moment: string): string {
  return local.format(new Date(moment));
}

/** A day that was typed, `2026-11-21` or `21.11.2026`, as `2026-11-21`. */
export function typedDay(flag: string, typed: string): string {
  const day = typed
    .trim()
    .replace(/^(\d\d?)\.(\d\d?)\.(\d{4})$/, (_, date, month, year) =>
      [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
    );
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (!moment || Number.isNaN(moment.getTime()) || isoDay(moment) !== day) {
    throw new Complaint(`--${flag} "${typed}" is no day: write 2026-11-21 or 21.11.2026.`, 2);
  }
  return day;
}
