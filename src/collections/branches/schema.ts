import { z } from 'astro/zod';
import { localizedParagraph, localizedText, sample, webAddress } from '../fields.ts';

/** A branch, a clinic or a partner. */
export const branch = () =>
  z.strictObject({
    kind: z.enum(['branch', 'clinic', 'partner']),
    order: z.number().int(),
    name: localizedText,
    place: localizedText,
    description: localizedParagraph,
    url: webAddress.optional(),
    sample,
  });
