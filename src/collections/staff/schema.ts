import { z } from 'astro/zod';
import { email, entryNumber, phone, type SchemaContext, sample, text } from '../fields.ts';
import { receptionHours } from '../reception-hours.ts';

export const staffData = ({ image }: SchemaContext) =>
  z.strictObject({
    /** Lower comes first; the leadership is 1 to 9. */
    order: z.number().int().positive(),
    leadership: z.boolean().default(false),
    rector: z.boolean().default(false),
    section: entryNumber.optional(),
    department: entryNumber.optional(),
    portrait: image().optional(),
    phone: phone.optional(),
    email: email.optional(),
    reception: receptionHours.optional(),
    sample,
  });

export const staffText = () =>
  z.strictObject({
    /** The person's full name, as this language writes it. */
    title: text,
    /** One sentence about the person. */
    summary: text,
    post: text,
    degree: text.optional(),
    /** The rector's word on the home page. */
    quote: text.optional(),
    publications: z.array(text).default([]),
  });
