import { z } from 'astro/zod';
import { type SchemaContext, sample, text, year } from '../fields.ts';

/** A journal: `data.yaml`. */
export const journalData = ({ image }: SchemaContext) =>
  z.strictObject({
    issn: z
      .string()
      .regex(/^\d{4}-\d{3}[\dX]$/, 'expected an ISSN as 1234-567X')
      .optional(),
    founded: year,
    issuesPerYear: z.number().int().positive().max(52),
    /** Initial values of the counters. */
    views: z.number().int().nonnegative(),
    downloads: z.number().int().nonnegative(),
    cover: image().optional(),
    sample,
  });

/** A journal: the front matter of `<locale>.md`. */
export const journalText = () =>
  z.strictObject({
    title: text,
    summary: text,
    coverAlt: text.optional(),
    /** Requirements for manuscripts. */
    requirements: z.array(text).min(2),
  });
