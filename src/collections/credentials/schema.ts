import { z } from 'astro/zod';
import { day, localizedText, sample, text, webAddress } from '../fields.ts';

/** An official paper of the university. */
export const credential = () =>
  z.strictObject({
    kind: z.enum(['licence', 'accreditation', 'charter']),
    order: z.number().int(),
    number: text.optional(),
    issued: day,
    /** The last day it is valid; none if it has no term. */
    until: day.optional(),
    issuer: localizedText,
    /** Where the paper can be checked in a public register. */
    url: webAddress.optional(),
    sample,
  });
