import { z } from 'astro/zod';
import {
  day,
  draft,
  entryNumber,
  localizedList,
  localizedParagraph,
  localizedText,
  sample,
} from '../fields.ts';

/** A vacancy. */
export const vacancy = () =>
  z.strictObject({
    title: localizedText,
    /** Number of the faculty or department in departments/. */
    department: entryNumber.optional(),
    /** Documents are due within one month of this day. */
    announced: day,
    description: localizedParagraph,
    requirements: localizedList,
    sample,
    draft,
  });
