import { z } from 'astro/zod';
import {
  coverAuthor,
  day,
  entryNumber,
  line,
  paragraph,
  type SchemaContext,
  sample,
  summary,
  title,
} from '../fields.ts';

/** An authored page: the fields that all languages share. */
export const pageData = ({ image }: SchemaContext) =>
  z.strictObject({
    updated: day,
    cover: image().optional(),
    coverAuthor,
    /** Number of the office in sections/ that answers questions about the page. */
    section: entryNumber.optional(),
    sample,
  });

/** An authored page: the fields of each language. */
export const pageText = () =>
  z.strictObject({
    title,
    summary,
    coverAlt: paragraph.optional(),
    /** Frequently asked questions; answers are plain text. */
    questions: z.array(z.strictObject({ question: line, answer: paragraph })).default([]),
  });
