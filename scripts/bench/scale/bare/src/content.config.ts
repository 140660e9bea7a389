import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const news = defineCollection({
  loader: glob({
    base: 'src/content/news',
    pattern: '*/{uz,ru,tr,en}.md',
    generateId: ({ entry }) => entry.slice(0, -'.md'.length),
  }),
  schema: z.object({ title: z.string(), summary: z.string() }),
});

export const collections = { news };
