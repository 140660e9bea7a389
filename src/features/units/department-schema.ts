// The fields of departments/.
import { z } from 'astro/zod';
import { expected } from '../../content-types/expected.ts';
import {
  coverAuthor,
  draft,
  email,
  entryNumber,
  formerly,
  line,
  paragraph,
  phone,
  type SchemaContext,
  sample,
  summary,
  title,
  withValid,
} from '../../content-types/fields.ts';

const unitKind = z.enum(['faculty', 'department']);

/** A faculty or one of its departments: the fields that all languages share. */
export const departmentData = ({ image }: SchemaContext) =>
  z
    .strictObject({
      /** `department` is a kafedra. */
      kind: unitKind,
      order: z.number().int(),
      /** Number of a department's faculty. */
      faculty: entryNumber.optional(),
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
    })
    .refine(({ kind, faculty }) => kind === 'faculty' || faculty !== undefined, {
      path: ['faculty'],
      ...expected('expected.faculty'),
      ...withValid({ kind: unitKind, faculty: entryNumber.optional() }),
    });

/** A faculty or department: the fields of each language. */
export const departmentText = () =>
  z.strictObject({
    title,
    summary,
    coverAlt: paragraph.optional(),
    disciplines: z.array(line).default([]),
    /** Student clubs: name and activity, one line each. */
    circles: z.array(line).default([]),
  });
