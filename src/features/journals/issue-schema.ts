// The fields of journal-issues/.
import { z } from 'astro/zod';
import { editing } from '../../content-types/editing.ts';
import { expected } from '../../content-types/expected.ts';
import {
  day,
  daysInOrder,
  draft,
  entryNumber,
  localized,
  localizedLine,
  pdfFile,
  printedTitle,
  sample,
  text,
  withItems,
  withValid,
  year,
} from '../../content-types/fields.ts';
import { languages } from '../../i18n/locales.ts';

/**
 * Initials, then surname, in the script of the article; citations reverse them
 * (src/features/journals/citation.ts).
 */
const author = z
  .string()
  .regex(/^(?:\p{Lu}\p{Ll}?[ʻʼ]?\. )+\p{Lu}[\p{L}ʻʼ’-]+$/u, expected('expected.author'));

const pagesOf = (pages: string) => pages.split('–').map(Number) as [first: number, last: number];

const pageRange = z
  .string(expected('expected.pageRange'))
  .regex(/^[1-9]\d*–[1-9]\d*$/, { ...expected('expected.pageRange'), abort: true })
  .refine((pages) => {
    const [first, last] = pagesOf(pages);
    return first <= last;
  }, expected('expected.pagesInOrder'));

/** Journals publish in more languages than the site has. */
const language = z.enum(languages);

/** Several paragraphs at most. */
const abstract = text.max(3000).register(editing, { widget: 'paragraph' });

const articleFields = z.strictObject({
  title: localized(printedTitle, languages),
  authors: z.array(author).min(1),
  pages: pageRange,
  /** The language the article is written in. */
  language,
  abstract: localized(abstract, languages),
  /** With commas. */
  keywords: localized(text.max(300), languages).optional(),
  doi: z
    .string()
    .regex(/^10\.\d{4,}\/\S+$/, expected('expected.doi'))
    .optional(),
  pdf: pdfFile.optional(),
});

/** Requires a title in the article's language, which its citation uses. */
const article = articleFields.superRefine(
  ({ title, language }, context) => {
    if (title[language] !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['title', language],
      message: expected('expected.articleTitle').error(),
    });
  },
  withValid({ title: z.looseObject({}), language }),
);

/** Requires distinct first pages, since they are part of the articles' URLs. */
const articles = z
  .array(article)
  .min(1)
  .superRefine((all, context) => {
    const ranges = all.map(({ pages }) => pageRange.safeParse(pages).data);
    const first = ranges.map((pages) => pages && pagesOf(pages)[0]);
    for (const [index, page] of first.entries()) {
      const owner = first.indexOf(page);
      if (page === undefined || owner === index) continue;
      const params = { page, item: owner + 1 };
      context.addIssue({
        code: 'custom',
        path: [index, 'pages'],
        message: expected('expected.ownFirstPage', params).error(),
        params,
      });
    }
  }, withItems);

/** An issue of a journal with its articles. */
export const journalIssue = () =>
  daysInOrder(
    z.strictObject({
      /** Number of the journal in journals/. */
      journal: entryNumber,
      year,
      number: z.number().int().positive(),
      /** First and last day for manuscripts. */
      startDate: day,
      endDate: day,
      checkedBy: localizedLine,
      uploadedOn: day,
      articles,
      sample,
      draft,
    }),
    'startDate',
    'endDate',
  );
