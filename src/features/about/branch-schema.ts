// The fields of branches/.
import { z } from 'astro/zod';
import {
  localizedLine,
  localizedText,
  localizedTitle,
  phone,
  sample,
  webAddress,
} from '../../content-types/fields.ts';

/** A branch, a clinic or a partner. */
export const branch = () =>
  z.strictObject({
    kind: z.enum(['branch', 'clinic', 'partner']),
    order: z.number().int(),
    name: localizedTitle,
    place: localizedLine,
    description: localizedText,
    phone: phone.optional(),
    url: webAddress.optional(),
    sample,
  });
