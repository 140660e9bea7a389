import { z } from 'astro/zod';
import { day, localized, localizedText, type SchemaContext, sample } from '../fields.ts';

export const video = ({ image }: SchemaContext) =>
  z.strictObject({
    title: localizedText,
    description: localizedText,
    date: day,
    seconds: z.number().int().positive(),
    poster: image(),
    /** An MP4 in public/, as /video/name.mp4: what plays without script or without a stream. */
    file: z.string().regex(/^\/video\/[\w-]+\.mp4$/, 'expected a path as /video/name.mp4'),
    /** The stream's list of renditions in public/. */
    stream: z
      .string()
      .regex(/^\/video\/[\w/-]+\.m3u8$/, 'expected a path as /video/name/film.m3u8')
      .optional(),
    /** WebVTT files in public/, one a language. */
    captions: localized(
      z.string().regex(/^\/video\/[\w/-]+\.vtt$/, 'expected a path as /video/name/uz.vtt'),
    ).optional(),
    /** What is said and seen, for those who don't watch; an empty line parts paragraphs. */
    transcript: localizedText.optional(),
    sample,
  });
