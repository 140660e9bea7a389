// The fields of journals/.
import { z } from 'astro/zod';
import { expected } from '../../content-types/expected.ts';
import {
  day,
  daysInOrder,
  draft,
  formerly,
  line,
  localizedLine,
  paragraph,
  type SchemaContext,
  sample,
  summary,
  title,
  year,
} from '../../content-types/fields.ts';

/** The next issue open for manuscripts; without a first day if it has been open for some time. */
const nextIssue = daysInOrder(
  z.strictObject({
    year,
    number: z.number().int().positive(),
    opens: day.optional(),
    closes: day,
  }),
  'opens',
  'closes',
);

/** The Creative Commons licences under which a journal may publish: https://creativecommons.org/licenses/. */
const licence = z.enum(['by', 'by-nc', 'by-nc-nd']);

/** A member of the editorial board, the chief editor first. */
const boardMember = z.strictObject({
  name: localizedLine,
  post: localizedLine,
  place: localizedLine.optional(),
});

/** A journal: the fields that all languages share. */
export const journalData = ({ image }: SchemaContext) =>
  z.strictObject({
    issn: z
      .string()
      .regex(/^\d{4}-\d{3}[\dX]$/, expected('expected.issn'))
      .optional(),
    /** Whether it is in the national list of journals for dissertations (OAK); undefined if not known. */
    nationalList: z.enum(['listed', 'notListed']).optional(),
    licence: licence.optional(),
    board: z.array(boardMember).default([]),
    founded: year,
    issuesPerYear: z.number().int().positive().max(52),
    nextIssue: nextIssue.optional(),
    /** Initial values of the counters. */
    views: z.number().int().nonnegative(),
    downloads: z.number().int().nonnegative(),
    cover: image().optional(),
    /** An SVG of at most 1.5 kB: the journal's subject within an ikat diamond. */
    medallion: image().optional(),
    sample,
    draft,
    formerly,
  });

/** A journal: the fields of each language. */
export const journalText = () =>
  z.strictObject({
    title,
    summary,
    coverAlt: paragraph.optional(),
    /** Requirements for manuscripts. */
    requirements: z.array(line).min(2),
  });
