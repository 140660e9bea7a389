import { z } from 'astro/zod';
import { fee } from '../fee.ts';
import { line, localizedLine, localizedText, localizedTitle, sample } from '../fields.ts';

/** A nursing programme. */
export const nursingProgramme = () =>
  z.strictObject({
    code: line,
    order: z.number().int(),
    title: localizedTitle,
    duration: z.strictObject({
      min: z.number().positive(),
      max: z.number().positive(),
      unit: z.enum(['years', 'months']),
    }),
    /** The target group. */
    audience: localizedLine,
    description: localizedText,
    fee: fee.optional(),
    sample,
  });
