// The fields of vacancies/.
import { z } from 'astro/zod';
import {
  day,
  draft,
  entryNumber,
  formerly,
  localizedList,
  localizedText,
  localizedTitle,
  sample,
} from '../../content-types/fields.ts';

/** A vacancy. */
export const vacancy = () =>
  z.strictObject({
    title: localizedTitle,
    /** Number of the faculty or department in departments/. */
    department: entryNumber.optional(),
    /** Documents are due within one month of this day. */
    announced: day,
    description: localizedText,
    requirements: localizedList,
    sample,
    draft,
    formerly,
  });
