import { z } from 'astro/zod';
import { clock } from './fields.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A run of days with its hours; a run without `opens` and `closes` is closed. */
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

export type ReceptionHours = z.infer<typeof receptionHours>;
