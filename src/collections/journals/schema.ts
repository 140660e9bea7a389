import { z } from 'astro/zod';
import { type SchemaContext, sample, text, year } from '../fields.ts';

export const journalData = ({ image }: SchemaContext) =>
  z.strictObject({
    issn: z
      .string()
      .regex(/^\d{4}-\d{3}[\dX]$/, 'expected an ISSN as 1234-567X')
      .optional(),
    founded: year,
    issuesPerYear: z.number().int().positive().max(52),
    /** What the counters start from. */
    views: z.number().int().nonnegative(),
    downloads: z.number().int().nonnegative(),
    cover: image().optional(),
    sample,
  });

export const journalText = () =>
  z.strictObject({
    title: text,
    summary: text,
    coverAlt: text.optional(),
    /** What a manuscript must meet. */
    requirements: z.array(text).min(2),
  });
