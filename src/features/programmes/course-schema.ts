// The fields of courses/.
import { z } from 'astro/zod';
import { expected } from '../../content-types/expected.ts';
import {
  draft,
  entryNumber,
  formerly,
  line,
  paragraph,
  type SchemaContext,
  sample,
  summary,
  title,
} from '../../content-types/fields.ts';

const degrees = ['bachelor', 'master', 'residency'] as const;
/** Modes of study. */
export const studyForms = ['fullTime', 'evening', 'partTime', 'online', 'hybrid'] as const;
const teachingLanguages = ['uz', 'ru', 'en'] as const;

/** Eight digits of the national classifier of degree programmes; quoted, to keep leading zeros. */
export const directionCode = z
  .string(expected('expected.directionCode'))
  .regex(/^\d{8}$/, expected('expected.directionCode'));

/** A degree programme: the fields that all languages share. */
export const courseData = ({ image }: SchemaContext) =>
  z.strictObject({
    /** Omitted if the classifier's code isn't known. */
    code: directionCode.optional(),
    degree: z.enum(degrees),
    /** Number of the faculty in departments/. */
    faculty: entryNumber,
    years: z.number().positive().max(8),
    languages: z.array(z.enum(teachingLanguages)).min(1),
    forms: z.array(z.enum(studyForms)).min(1),
    cover: image().optional(),
    /** An SVG of at most 1.5 kB: an organ within an ikat diamond. */
    medallion: image().optional(),
    sample,
    draft,
    formerly,
  });

/** A degree programme: the fields of each language. */
export const courseText = () =>
  z.strictObject({
    title,
    summary,
    coverAlt: paragraph.optional(),
    /** Three to six short points for the overview page. */
    highlights: z.array(line).min(3).max(6),
    careers: z.array(line).min(2),
  });
