import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const base = 'src/content/news';

const news = defineCollection({
  loader: glob({
    base,
    pattern: '*/{uz,ru,tr,en}.md',
    generateId: ({ entry }) => entry.slice(0, -'.md'.length),
  }),
  schema: z.object({ title: z.string(), summary: z.string() }),
});

const newsData = defineCollection({
  loader: glob({
    base,
    pattern: '*/data.yaml',
    generateId: ({ entry }) => entry.slice(0, -'/data.yaml'.length),
  }),
  schema: z.object({
    date: z.coerce.date(),
    category: z.string(),
    tags: z.array(z.string()).default([]),
  }),
});

export const collections = { news, 'news-data': newsData };
