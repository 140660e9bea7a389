import { z } from 'astro/zod';
import { academicYear, day, entryNumber, sample, text } from '../fields.ts';

/** What follows once documents have been handed in, in this order. */
export const admissionStages = ['exam', 'interview', 'results', 'contract', 'studies'] as const;

/** One day, or the days from the first to the last. */
const period = z
  .strictObject({ from: day, to: day.optional() })
  .refine(({ from, to }) => !to || from <= to, {
    path: ['to'],
    error: 'expected a day that is not before “from”',
  });

export const admissionData = () =>
  z
    .strictObject({
      academicYear,
      /** Both days included. Before `opens` the page says that admission is not open yet. */
      opens: day,
      closes: day,
      calendar: z.partialRecord(z.enum(admissionStages), period).default({}),
      /** Numbers of the courses in courses/ that this admission is for. */
      courses: z.array(entryNumber).default([]),
      sample,
    })
    .refine(({ opens, closes }) => opens <= closes, {
      path: ['closes'],
      error: 'expected a day that is not before “opens”',
    });

export const admissionText = () =>
  z.strictObject({
    title: text,
    summary: text,
    steps: z.array(text).min(2),
    documents: z.array(text).min(1),
  });
