import { z } from 'astro/zod';
import { day, type SchemaContext, sample, text } from '../fields.ts';

export const pageData = ({ image }: SchemaContext) =>
  z.strictObject({ updated: day, cover: image().optional(), sample });

export const pageText = () =>
  z.strictObject({
    title: text,
    summary: text,
    coverAlt: text.optional(),
    /** What visitors often ask, answered in plain text without links. */
    questions: z.array(z.strictObject({ question: text, answer: text })).default([]),
  });
