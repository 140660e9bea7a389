import { z } from 'astro/zod';
import { day, entryNumber, paragraph, type SchemaContext, sample, text } from '../fields.ts';

/** An authored page: the fields that all languages share. */
export const pageData = ({ image }: SchemaContext) =>
  z.strictObject({
    updated: day,
    cover: image().optional(),
    /** Number of the office in sections/ that answers questions about the page. */
    section: entryNumber.optional(),
    sample,
  });

/** An authored page: the fields of each language. */
export const pageText = () =>
  z.strictObject({
    title: text,
    summary: paragraph,
    coverAlt: paragraph.optional(),
    /** Frequently asked questions; answers are plain text. */
    questions: z.array(z.strictObject({ question: text, answer: paragraph })).default([]),
  });
