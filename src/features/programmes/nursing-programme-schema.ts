// The fields of nursing-programmes/.
import { z } from 'astro/zod';
import {
  line,
  localizedLine,
  localizedText,
  localizedTitle,
  sample,
} from '../../content-types/fields.ts';

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
    sample,
  });
