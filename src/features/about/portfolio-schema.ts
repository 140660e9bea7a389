// The fields of portfolio/.
import { z } from 'astro/zod';
import { localizedText, localizedTitle, sample, year } from '../../content-types/fields.ts';

/** An achievement of the university or its graduates. */
export const portfolioItem = () =>
  z.strictObject({
    kind: z.enum(['graduate', 'project', 'award']),
    title: localizedTitle,
    description: localizedText,
    year,
    sample,
  });
