import { z } from 'astro/zod';
import { expected } from '../expected.ts';
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
            ...expected('expected.dayNotBefore', { field: 'from' }),
          }),
      )
      .min(1),
    sample,
  });
