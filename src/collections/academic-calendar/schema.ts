import { z } from 'astro/zod';
import { academicYear, day, localizedText, sample } from '../fields.ts';

/** The periods of an academic year, in order; `to` is included. */
export const academicCalendar = () =>
  z.strictObject({
    academicYear,
    periods: z
      .array(
        z
          .strictObject({ title: localizedText, from: day, to: day })
          .refine(({ from, to }) => from <= to, {
            path: ['to'],
            error: 'expected a day that is not before “from”',
          }),
      )
      .min(1),
    sample,
  });
