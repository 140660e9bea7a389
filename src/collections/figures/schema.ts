import { z } from 'astro/zod';
import { localizedText, sample, year } from '../fields.ts';

export const figureKinds = ['students', 'graduates', 'professors', 'branches'] as const;

export const figure = () =>
  z.strictObject({
    kind: z.enum(figureKinds),
    value: z.number().int().nonnegative(),
    year,
    source: localizedText,
    sample,
  });
