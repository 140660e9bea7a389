// The fields of staff/.
import { z } from 'astro/zod';
import {
  draft,
  email,
  entryNumber,
  formerSlugs,
  line,
  paragraph,
  phone,
  printedTitle,
  type SchemaContext,
  sample,
  summary,
  title,
} from '../../content-types/fields.ts';
import { receptionHours } from '../../content-types/reception-hours.ts';

/** A member of staff: the fields that all languages share. */
export const staffData = ({ image }: SchemaContext) =>
  z.strictObject({
    /** Sort key, lowest first; 1 to 9 for the leadership. */
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
    draft,
    formerly: formerSlugs,
  });

/** A member of staff: the fields of each language. */
export const staffText = () =>
  z.strictObject({
    /** Full name, as spelt in this language. */
    title,
    /** One sentence about the person. */
    summary,
    post: line,
    degree: line.optional(),
    /** The rector's quotation on the home page. */
    quote: paragraph.optional(),
    publications: z.array(printedTitle).default([]),
  });
