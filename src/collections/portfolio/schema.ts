import { z } from 'astro/zod';
import { localizedParagraph, localizedText, type SchemaContext, sample, year } from '../fields.ts';

/** An achievement of the university or its graduates. */
export const portfolioItem = ({ image }: SchemaContext) =>
  z.strictObject({
    kind: z.enum(['graduate', 'project', 'award']),
    title: localizedText,
    description: localizedParagraph,
    year,
    cover: image().optional(),
    sample,
  });
