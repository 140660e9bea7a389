import { z } from 'astro/zod';
import { draft, email, paragraph, phone, sample, text } from '../fields.ts';

/** An administrative unit: the fields that all languages share. */
export const sectionData = () =>
  z.strictObject({
    order: z.number().int(),
    /** Slug of the head's folder in staff/. */
    head: text.optional(),
    phone: phone.optional(),
    email: email.optional(),
    /** Number of the room, such as "214". */
    room: text.optional(),
    sample,
    draft,
  });

/** An administrative unit: the fields of each language. */
export const sectionText = () => z.strictObject({ title: text, summary: paragraph });
