import { z } from 'astro/zod';
import { fee } from '../fee.ts';
import { localizedParagraph, localizedText, sample, text } from '../fields.ts';

/** A nursing programme. */
export const nursingProgramme = () =>
  z.strictObject({
    code: text,
    order: z.number().int(),
    title: localizedText,
    duration: z.strictObject({
      min: z.number().positive(),
      max: z.number().positive(),
      unit: z.enum(['years', 'months']),
    }),
    /** The target group. */
    audience: localizedParagraph,
    description: localizedParagraph,
    fee: fee.optional(),
    sample,
  });
