// The fields of dormitory/.
import { z } from 'astro/zod';
import {
  academicYear,
  day,
  daysInOrder,
  localizedLine,
  phone,
  sample,
} from '../../content-types/fields.ts';

/** The hall of residence: a single entry. */
export const dormitory = () =>
  z.strictObject({
    address: localizedLine,
    /** The warden's number. */
    phone,
    places: z.number().int().positive(),
    /** The price of one place: soʻm per month, for the given number of months of the academic year. */
    fee: z.strictObject({
      perMonth: z.number().int().positive(),
      months: z.number().int().min(1).max(12),
      academicYear,
    }),
    /** First and last day for applications, both included. */
    applications: daysInOrder(z.strictObject({ from: day, to: day }), 'from', 'to'),
    sample,
  });
