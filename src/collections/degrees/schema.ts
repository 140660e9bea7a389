import { z } from 'astro/zod';
import { checkedSources, localizedText, sample } from '../fields.ts';

/** A kind of study after the bachelor's degree: the national rules, and what the university has. */
export const degree = () =>
  z.strictObject({
    order: z.number().int(),
    title: localizedText,
    duration: localizedText,
    admits: localizedText,
    exams: localizedText,
    /** What it ends with. */
    result: localizedText,
    /** What of it the university offers. */
    offered: localizedText,
    ...checkedSources,
    sample,
  });
