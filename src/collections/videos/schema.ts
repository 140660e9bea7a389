import { z } from 'astro/zod';
import { day, localizedText, type SchemaContext, sample } from '../fields.ts';

export const video = ({ image }: SchemaContext) =>
  z.strictObject({
    title: localizedText,
    description: localizedText,
    date: day,
    seconds: z.number().int().positive(),
    poster: image(),
    /** An MP4 in public/, as /video/name.mp4. */
    file: z.string().regex(/^\/video\/[\w-]+\.mp4$/, 'expected a path as /video/name.mp4'),
    sample,
  });
