// The fields of news/.
import { z } from 'astro/zod';
import {
  coverAuthor,
  day,
  draft,
  formerly,
  line,
  paragraph,
  type SchemaContext,
  sample,
  source,
  summary,
  title,
} from '../../content-types/fields.ts';

/** Categories: each item has one. */
export const newsCategories = ['university', 'social'] as const;

/** Tags: an item may have several. */
export const newsTags = [
  'admission',
  'clinic',
  'health',
  'international',
  'library',
  'nursing',
  'science',
  'students',
  'teaching',
  'volunteering',
] as const;

/** A news item: the fields that all languages share. */
export const newsData = ({ image }: SchemaContext) =>
  z.strictObject({
    date: day,
    updated: day.optional(),
    category: z.enum(newsCategories),
    /** Topics in addition to the category. */
    tags: z.array(z.enum(newsTags)).default([]),
    /** Slugs of the people in staff/ that the item mentions. */
    people: z.array(line).default([]),
    cover: image().optional(),
    coverAuthor,
    source: source.optional(),
    sample,
    draft,
    formerly,
  });

/** A news item: the fields of each language. */
export const newsText = () => z.strictObject({ title, summary, coverAlt: paragraph.optional() });
