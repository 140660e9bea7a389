import { z } from 'astro/zod';
import { clock } from './fields.ts';

/** Days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Ranges of weekdays with their hours; a range without `opens` and `closes` is closed. */
export const receptionHours = z
  .array(
    z.strictObject({
      from: z.enum(weekdays),
      to: z.enum(weekdays).optional(),
      opens: clock.optional(),
      closes: clock.optional(),
    }),
  )
  .min(1);

/** Parsed reception hours. */
export type ReceptionHours = z.infer<typeof receptionHours>;
