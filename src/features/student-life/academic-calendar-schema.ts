// The fields of academic-calendar/.
import { z } from 'astro/zod';
import { day, daysInOrder, localizedTitle, sample } from '../../content-types/fields.ts';

/** The periods of an academic year, in order; `to` is included. */
export const academicCalendar = () =>
  z.strictObject({
    periods: z
      .array(
        daysInOrder(z.strictObject({ title: localizedTitle, from: day, to: day }), 'from', 'to'),
      )
      .min(1),
    sample,
  });
