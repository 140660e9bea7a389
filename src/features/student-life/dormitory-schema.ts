// The fields of dormitory/.
import { z } from 'astro/zod';
import {
  amount,
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
    places: amount,
    /** First and last day for applications, both included. */
    applications: daysInOrder(z.strictObject({ from: day, to: day }), 'from', 'to'),
    sample,
  });
