import { z } from 'astro/zod';
import { email, localizedText, phone, type SchemaContext, sample } from '../fields.ts';
import { receptionHours } from '../reception-hours.ts';

/** The one entry on how to reach the university. */
export const contact = ({ image }: SchemaContext) =>
  z.strictObject({
    address: localizedText,
    postcode: z.string().regex(/^\d{6}$/, 'expected six digits in quotes'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** How to get there, one paragraph. */
    directions: localizedText,
    /** A picture of the surroundings, and what it shows. */
    map: image().optional(),
    mapAlt: localizedText.optional(),
    phones: z.array(z.strictObject({ label: localizedText, number: phone })).min(1),
    emails: z.array(z.strictObject({ label: localizedText, address: email })).min(1),
    reception: receptionHours,
    sample,
  });
