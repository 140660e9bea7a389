// The fields of teachers/.
import { z } from 'astro/zod';
import {
  email,
  entryNumber,
  localizedLine,
  phone,
  printedTitle,
  type SchemaContext,
  sample,
} from '../../content-types/fields.ts';
import { receptionHours } from '../../content-types/reception-hours.ts';
import { teacherPosts } from './posts.ts';

/** A teacher. */
export const teacher = ({ image }: SchemaContext) =>
  z.strictObject({
    name: localizedLine,
    post: z.enum(teacherPosts),
    degree: localizedLine.optional(),
    /** Number of the department in departments/. */
    department: entryNumber,
    /** The subjects taught, on one line. */
    subjects: localizedLine,
    portrait: image().optional(),
    /** Without phone and email, pages show those of the department. */
    phone: phone.optional(),
    email: email.optional(),
    reception: receptionHours.optional(),
    publications: z.array(printedTitle).default([]),
    sample,
  });
