import { z } from 'astro/zod';
import { line, sitePath, title } from './fields.ts';

/** Facts that an answer can show in addition to its page. */
const answerFacts = [
  'address',
  'admission',
  'dormitory',
  'fees',
  'hours',
  'library',
  'phone',
] as const;

export type AnswerFact = (typeof answerFacts)[number];

/** The pages that answer frequent questions in the search: an entry for each language. */
export const answers = () =>
  z.strictObject({
    /** Visitors' names for the university and its city, which don't say what they are looking for. */
    names: z.array(line).min(1).optional(),
    answers: z
      .array(
        z.strictObject({
          page: sitePath,
          title,
          fact: z.enum(answerFacts).optional(),
          /** Words or phrases that visitors type and the page says; each word may have any ending. */
          words: z.array(line).optional(),
          /** Visitors' words for what the page says in other words. */
          otherNames: z.array(line).optional(),
          /** What no page says, but the page's office can tell. */
          unsaid: z.array(line).optional(),
          /** Whether it only answers queries without other words. */
          alone: z.boolean().optional(),
        }),
      )
      .min(1),
  });
