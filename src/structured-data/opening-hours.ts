import type { OpeningHoursSpecification } from 'schema-dts';
import { type ReceptionHours, weekdays } from '../collections/reception-hours.ts';

const names = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<(typeof weekdays)[number], string>;

/** The runs of days that have hours; a day that is not named is closed. */
export function openingHours(reception: ReceptionHours): OpeningHoursSpecification[] {
  return reception
    .filter(({ opens, closes }) => opens && closes)
    .map(({ from, to = from, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays
        .slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
        .map((day) => names[day]),
      opens,
      closes,
    }));
}
