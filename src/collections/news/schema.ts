import { z } from 'astro/zod';
import { day, type SchemaContext, sample, source, text } from '../fields.ts';

export const newsCategories = ['university', 'social'] as const;

export const newsData = ({ image }: SchemaContext) =>
  z.strictObject({
    date: day,
    updated: day.optional(),
    category: z.enum(newsCategories),
    cover: image().optional(),
    source: source.optional(),
    sample,
  });

export const newsText = () =>
  z.strictObject({ title: text, summary: text, coverAlt: text.optional() });
