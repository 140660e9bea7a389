// The fields of international/.
import { z } from 'astro/zod';
import {
  amount,
  day,
  line,
  localizedLine,
  localizedText,
  localizedTitle,
  sample,
  sitePath,
  source,
  webAddress,
} from '../../content-types/fields.ts';

/** Far below and above the rate, so that a mistyped digit is found. */
const soum = z.number().min(5_000).max(50_000);

/** What the university asks of applicants from abroad, and what a year costs them: a single entry. */
export const international = () =>
  z.strictObject({
    /** From choosing a programme to the first weeks, in order. */
    steps: z
      .array(
        z.strictObject({
          title: localizedTitle,
          text: localizedText,
          /** How long it takes, or when it is due. */
          takes: localizedLine,
          page: sitePath.optional(),
        }),
      )
      .min(2),
    /** How to send scans. */
    scans: z.strictObject({
      formats: localizedLine,
      subject: localizedLine,
      reply: localizedLine,
    }),
    /** How to pay from abroad: a point each. */
    payment: z.array(z.strictObject({ text: localizedText })).min(1),
    /** What a year costs besides the fee and the hall of residence. */
    costs: z.array(
      z.strictObject({
        title: localizedTitle,
        amount,
        currency: z.enum(['USD', 'UZS']),
        /** How often it is paid in a year. */
        times: z.number().int().min(1).max(12),
      }),
    ),
    /** The rate that the budget is computed with: soʻm for a US dollar on a day. */
    rate: z.strictObject({ soum, day, source }),
    messenger: z.strictObject({ name: line, url: webAddress }).optional(),
    /** How quickly an answer comes. */
    term: localizedLine,
    sample,
  });
