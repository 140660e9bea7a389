import { z } from 'astro/zod';
import { expected } from '../expected.ts';
import { academicYear, day, draft, entryNumber, paragraph, sample, text } from '../fields.ts';

/** The stages after documents have been submitted, in order. */
export const admissionStages = ['exam', 'interview', 'results', 'contract', 'studies'] as const;

/** A single day, or a range of days (both included). */
const period = z
  .strictObject({ from: day, to: day.optional() })
  .refine(({ from, to }) => !to || from <= to, {
    path: ['to'],
    ...expected('expected.dayNotBefore', { field: 'from' }),
  });

/** An admission: the fields that all languages share. */
export const admissionData = () =>
  z
    .strictObject({
      academicYear,
      /** First and last day for documents, both included. */
      opens: day,
      closes: day,
      calendar: z.partialRecord(z.enum(admissionStages), period).default({}),
      /** Numbers of the admitted courses in courses/. */
      courses: z.array(entryNumber).default([]),
      /** Names of the admitted programmes in nursing-programmes/. */
      programmes: z.array(text).default([]),
      sample,
      draft,
    })
    .refine(({ opens, closes }) => opens <= closes, {
      path: ['closes'],
      ...expected('expected.dayNotBefore', { field: 'opens' }),
    });

/** An admission: the fields of each language. */
export const admissionText = () =>
  z.strictObject({
    title: text,
    summary: paragraph,
    steps: z.array(text).min(2),
    documents: z.array(text).min(1),
  });
