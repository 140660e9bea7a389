// The fields of admissions/.
import { z } from 'astro/zod';
import {
  academicYear,
  day,
  daysInOrder,
  draft,
  entryNumber,
  formerly,
  line,
  pdfFile,
  sample,
  summary,
  title,
} from '../../content-types/fields.ts';

/** The stages after the document period, in order. */
export const admissionStages = ['exam', 'interview', 'results', 'contract', 'studies'] as const;

/** A single day, or a range of days (both included). */
const period = daysInOrder(z.strictObject({ from: day, to: day.optional() }), 'from', 'to');

/** An admission: the fields that all languages share. */
export const admissionData = () =>
  daysInOrder(
    z.strictObject({
      academicYear,
      /** First and last day for documents, both included. */
      opens: day,
      closes: day,
      calendar: z.partialRecord(z.enum(admissionStages), period).default({}),
      /** Numbers of the courses in courses/. */
      courses: z.array(entryNumber).default([]),
      /** Names of the programmes in nursing-programmes/. */
      programmes: z.array(line).default([]),
      sample,
      draft,
      formerly,
    }),
    'opens',
    'closes',
  );

/** An admission: the fields of each language. */
export const admissionText = () =>
  z.strictObject({
    title,
    summary,
    steps: z.array(line).min(2),
    documents: z.array(line).min(1),
    /** Who hands in the documents: in person, by a proxy or from afar. */
    handIn: line.optional(),
    /** The application form to fill in. */
    form: pdfFile.optional(),
  });
