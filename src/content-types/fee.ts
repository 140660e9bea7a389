import { z } from 'astro/zod';
import { academicYear, localizedLine } from './fields.ts';

const currency = z.enum(['UZS', 'USD']);
const amount = z.number().int().positive();

/** What a programme costs in one academic year. */
export const fee = z.strictObject({
  /** What citizens of Uzbekistan pay. */
  amount,
  currency,
  /** What citizens of other countries pay. */
  foreign: z.strictObject({ amount, currency }).optional(),
  academicYear,
  /** The official document that sets the fee. */
  source: localizedLine,
});

/** A parsed fee. */
export type Fee = z.infer<typeof fee>;
/** A currency that fees are set in. */
export type Currency = Fee['currency'];
