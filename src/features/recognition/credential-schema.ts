// The fields of credentials/.
import { z } from 'astro/zod';
import {
  day,
  daysInOrder,
  line,
  localizedLine,
  sample,
  webAddress,
} from '../../content-types/fields.ts';

/** An official paper of the university. */
export const credential = () =>
  daysInOrder(
    z.strictObject({
      kind: z.enum(['licence', 'accreditation', 'charter']),
      order: z.number().int(),
      number: line.optional(),
      issued: day,
      /** The last day of validity; none if it doesn't expire. */
      until: day.optional(),
      issuer: localizedLine,
      /** Where the paper can be checked in a public register. */
      url: webAddress.optional(),
      sample,
    }),
    'issued',
    'until',
  );
