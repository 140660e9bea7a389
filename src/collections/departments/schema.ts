import { z } from 'astro/zod';
import { expected } from '../expected.ts';
import {
  draft,
  email,
  entryNumber,
  paragraph,
  phone,
  type SchemaContext,
  sample,
  text,
} from '../fields.ts';

/** A faculty or one of its departments: the fields that all languages share. */
export const departmentData = ({ image }: SchemaContext) =>
  z
    .strictObject({
      /** `department` is a kafedra. */
      kind: z.enum(['faculty', 'department']),
      order: z.number().int(),
      /** Number of a department's faculty. */
      faculty: entryNumber.optional(),
      /** Slug of the head's folder in staff/. */
      head: text.optional(),
      phone: phone.optional(),
      email: email.optional(),
      /** Number of the room, such as "214". */
      room: text.optional(),
      cover: image().optional(),
      sample,
      draft,
    })
    .refine(({ kind, faculty }) => kind === 'faculty' || faculty !== undefined, {
      path: ['faculty'],
      ...expected('expected.faculty'),
    });

/** A faculty or department: the fields of each language. */
export const departmentText = () =>
  z.strictObject({
    title: text,
    summary: paragraph,
    coverAlt: paragraph.optional(),
    disciplines: z.array(text).default([]),
    /** Student clubs: name and activity, one line each. */
    circles: z.array(text).default([]),
  });
