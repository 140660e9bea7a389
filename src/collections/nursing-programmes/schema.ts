import { z } from 'astro/zod';
import { localizedText, text } from '../fields.ts';

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
    /** Whom the programme is for. */
    audience: localizedText,
    description: localizedText,
  });
