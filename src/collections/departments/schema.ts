import { z } from 'astro/zod';
import { email, entryNumber, phone, type SchemaContext, sample, text } from '../fields.ts';

export const departmentData = ({ image }: SchemaContext) =>
  z
    .strictObject({
      /** A kafedra is `department`. */
      kind: z.enum(['faculty', 'department']),
      order: z.number().int(),
      /** Number of the faculty that a kafedra belongs to. */
      faculty: entryNumber.optional(),
      /** Slug of the head's folder in staff/. */
      head: text.optional(),
      phone: phone.optional(),
      email: email.optional(),
      cover: image().optional(),
      sample,
    })
    .refine(({ kind, faculty }) => kind === 'faculty' || faculty !== undefined, {
      path: ['faculty'],
      error: 'expected the number of the faculty that the department belongs to',
    });

export const departmentText = () =>
  z.strictObject({
    title: text,
    summary: text,
    coverAlt: text.optional(),
    disciplines: z.array(text).default([]),
    /** The student circles: name and what they do, one line each. */
    circles: z.array(text).default([]),
  });
