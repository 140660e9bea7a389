import { z } from 'astro/zod';
import { localizedText, localizedTitle, type SchemaContext, sample, year } from '../fields.ts';

/** An achievement of the university or its graduates. */
export const portfolioItem = ({ image }: SchemaContext) =>
  z.strictObject({
    kind: z.enum(['graduate', 'project', 'award']),
    title: localizedTitle,
    description: localizedText,
    year,
    cover: image().optional(),
    sample,
  });
