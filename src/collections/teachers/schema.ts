import { z } from 'astro/zod';
import { entryNumber, localizedText, type SchemaContext, sample } from '../fields.ts';

export const teacher = ({ image }: SchemaContext) =>
  z.strictObject({
    name: localizedText,
    post: localizedText,
    degree: localizedText.optional(),
    /** Number of the kafedra in departments/. */
    department: entryNumber,
    /** The subjects taught, as one line. */
    subjects: localizedText,
    portrait: image().optional(),
    sample,
  });
