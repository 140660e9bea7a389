import { z } from 'astro/zod';
import { day, type SchemaContext, sample, source, text } from '../fields.ts';

export const newsCategories = ['university', 'social'] as const;

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

export const newsData = ({ image }: SchemaContext) =>
  z.strictObject({
    date: day,
    updated: day.optional(),
    category: z.enum(newsCategories),
    /** What the item is about, besides its category. */
    tags: z.array(z.enum(newsTags)).default([]),
    /** Slugs of the people in staff/ whom the item tells about. */
    people: z.array(text).default([]),
    cover: image().optional(),
    source: source.optional(),
    sample,
  });

export const newsText = () =>
  z.strictObject({ title: text, summary: text, coverAlt: text.optional() });
