import { z } from 'astro/zod';
import { localizedParagraph, sample, text, webAddress } from '../fields.ts';

/** Who may use a resource: anybody, registered users, or only users on campus. */
const accessKinds = ['open', 'registration', 'campus'] as const;

/** An electronic resource of the e-library. */
export const resource = () =>
  z.strictObject({
    name: text,
    description: localizedParagraph,
    url: webAddress,
    access: z.enum(accessKinds),
    order: z.number().int(),
    sample,
  });
