// The fields of resources/.
import { z } from 'astro/zod';
import { line, localizedText, sample, webAddress } from '../../content-types/fields.ts';

/** Who may use a resource: anybody, registered users, or only users on campus. */
const accessKinds = ['open', 'registration', 'campus'] as const;

/** An electronic resource of the e-library. */
export const resource = () =>
  z.strictObject({
    name: line,
    description: localizedText,
    url: webAddress,
    access: z.enum(accessKinds),
    order: z.number().int(),
    sample,
  });
