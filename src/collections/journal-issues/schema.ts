import { z } from 'astro/zod';
import { locales } from '../../i18n/locales.ts';
import { expected } from '../expected.ts';
import {
  day,
  draft,
  entryNumber,
  localizedParagraph,
  localizedText,
  pdfFile,
  sample,
  year,
} from '../fields.ts';

/**
 * Initials, then surname, in the script of the article; citations reverse them
 * (src/structured-data/citation.ts).
 */
const author = z
  .string()
  .regex(/^(?:\p{Lu}\p{Ll}?[ʻʼ]?\. )+\p{Lu}[\p{L}ʻʼ’-]+$/u, expected('expected.author'));

const articleFields = z.strictObject({
  title: localizedText,
  authors: z.array(author).min(1),
  pages: z.string().regex(/^[1-9]\d*–[1-9]\d*$/, expected('expected.pageRange')),
  /** The language the article is written in. */
  language: z.enum(locales),
  abstract: localizedParagraph,
  doi: z
    .string()
    .regex(/^10\.\d{4,}\/\S+$/, expected('expected.doi'))
    .optional(),
  pdf: pdfFile.optional(),
});

/** Requires the title in the article's language, in which it is cited. */
const article = articleFields.superRefine(({ title, language }, context) => {
  if (title[language] !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['title', language],
    message: expected('expected.articleTitle').error(),
  });
});

/** Part of an article's URL, so it must be unique within the issue. */
const firstPage = ({ pages }: { pages: string }) => Number.parseInt(pages, 10);

/** An issue of a journal with its articles. */
export const journalIssue = () =>
  z
    .strictObject({
      /** Number of the journal in journals/. */
      journal: entryNumber,
      year,
      number: z.number().int().positive(),
      /** First and last day for manuscripts. */
      startDate: day,
      endDate: day,
      checkedBy: localizedText,
      uploadedOn: day,
      articles: z
        .array(article)
        .min(1)
        .refine(
          (articles) => new Set(articles.map(firstPage)).size === articles.length,
          expected('expected.ownFirstPage'),
        ),
      sample,
      draft,
    })
    .refine(({ startDate, endDate }) => startDate <= endDate, {
      path: ['endDate'],
      ...expected('expected.dayNotBefore', { field: 'startDate' }),
    });
