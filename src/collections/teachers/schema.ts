import { z } from 'astro/zod';
import { entryNumber, localizedText, type SchemaContext, sample } from '../fields.ts';

/** A teacher. */
export const teacher = ({ image }: SchemaContext) =>
  z.strictObject({
    name: localizedText,
    post: localizedText,
    degree: localizedText.optional(),
    /** Number of the department in departments/. */
    department: entryNumber,
    /** The subjects taught, on one line. */
    subjects: localizedText,
    portrait: image().optional(),
    sample,
  });
