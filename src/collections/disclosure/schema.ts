import { z } from 'astro/zod';
import { localizedText, sitePath } from '../fields.ts';

/** Information that a university must publish by law, and the page that has it. */
export const disclosure = () =>
  z.strictObject({
    order: z.number().int(),
    title: localizedText,
    description: localizedText,
    page: sitePath,
  });
