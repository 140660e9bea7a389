// The fields of books/.
import { z } from 'astro/zod';
import {
  line,
  localizedLine,
  pdfFile,
  printedTitle,
  sample,
  webAddress,
  year,
} from '../../content-types/fields.ts';
import { languages } from '../../i18n/locales.ts';

/** A book in the library's catalogue. */
export const book = () =>
  z.strictObject({
    /** As printed, in the book's own language. */
    title: printedTitle,
    authors: z.array(line).min(1),
    year,
    language: z.enum(languages),
    subject: localizedLine,
    isbn: line.optional(),
    copies: z.number().int().nonnegative(),
    /** Online edition: on another site, or a PDF on this one. */
    url: webAddress.optional(),
    file: pdfFile.optional(),
    sample,
  });
