import { z } from 'astro/zod';
import { locales } from '../../i18n/locales.ts';
import { localizedText, pdfFile, sample, text, webAddress, year } from '../fields.ts';

/** A book in the library's catalogue. */
export const book = () =>
  z.strictObject({
    /** As printed, in the book's own language. */
    title: text,
    authors: z.array(text).min(1),
    year,
    language: z.enum(locales),
    subject: localizedText,
    isbn: text.optional(),
    copies: z.number().int().nonnegative(),
    /** Online edition: on another site, or a PDF on this one. */
    url: webAddress.optional(),
    file: pdfFile.optional(),
    sample,
  });
