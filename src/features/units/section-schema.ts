// The fields of sections/.
import { z } from 'astro/zod';
import {
  coverAuthor,
  draft,
  email,
  formerly,
  line,
  paragraph,
  phone,
  type SchemaContext,
  sample,
  summary,
  title,
} from '../../content-types/fields.ts';

/** An administrative unit: the fields that all languages share. */
export const sectionData = ({ image }: SchemaContext) =>
  z.strictObject({
    order: z.number().int(),
    /** Slug of the head's folder in staff/. */
    head: line.optional(),
    phone: phone.optional(),
    email: email.optional(),
    /** Number of the room, such as "214". */
    room: line.optional(),
    cover: image().optional(),
    coverAuthor,
    sample,
    draft,
    formerly,
  });

/** An administrative unit: the fields of each language. */
export const sectionText = () => z.strictObject({ title, summary, coverAlt: paragraph.optional() });
