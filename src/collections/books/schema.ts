import { z } from 'astro/zod';
import { localizedText, sample, text, webAddress, year } from '../fields.ts';

export const book = () =>
  z.strictObject({
    /** As printed, in the book's own language. */
    title: text,
    authors: z.array(text).min(1),
    year,
    language: z.enum(['uz', 'ru', 'tr', 'en']),
    subject: localizedText,
    isbn: text.optional(),
    copies: z.number().int().nonnegative(),
    url: webAddress.optional(),
    sample,
  });
