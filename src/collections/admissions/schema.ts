import { z } from 'astro/zod';
import { academicYear, day, entryNumber, sample, text } from '../fields.ts';

export const admissionData = () =>
  z
    .strictObject({
      academicYear,
      /** Both days included. Before `opens` the page says that admission is not open yet. */
      opens: day,
      closes: day,
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
