// The fields of figures/.
import { z } from 'astro/zod';
import { localizedLine, sample, year } from '../../content-types/fields.ts';

/** Kinds of figures in display order. */
export const figureKinds = ['students', 'graduates', 'professors', 'branches'] as const;

/** A figure about the university, such as its number of students. */
export const figure = () =>
  z.strictObject({
    kind: z.enum(figureKinds),
    value: z.number().int().nonnegative(),
    year,
    source: localizedLine,
    sample,
  });
