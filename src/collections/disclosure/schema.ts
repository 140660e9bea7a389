import { z } from 'astro/zod';
import { localizedText, sitePath } from '../fields.ts';

/** One of the things that a university has to publish, and the page where it stands. */
export const disclosure = () =>
  z.strictObject({
    order: z.number().int(),
    title: localizedText,
    description: localizedText,
    page: sitePath,
  });
