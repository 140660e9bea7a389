import { z } from 'astro/zod';
import { academicYear, localizedLine } from './fields.ts';

const currency = z.enum(['UZS', 'USD']);
const amount = z.number().int().positive();

/** The fee for a programme in one academic year. */
export const fee = z.strictObject({
  /** For citizens of Uzbekistan. */
  amount,
  currency,
  /** For citizens of other countries. */
  foreign: z.strictObject({ amount, currency }).optional(),
  academicYear,
  /** The official document that sets the fee. */
  source: localizedLine,
});

/** A parsed fee. */
export type Fee = z.infer<typeof fee>;
/** A currency of fees. */
export type Currency = Fee['currency'];
