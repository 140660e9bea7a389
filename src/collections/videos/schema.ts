import { z } from 'astro/zod';
import { day, localized, localizedText, type SchemaContext, sample } from '../fields.ts';

/** A video. */
export const video = ({ image }: SchemaContext) =>
  z.strictObject({
    title: localizedText,
    description: localizedText,
    date: day,
    seconds: z.number().int().positive(),
    poster: image(),
    /** An MP4 in public/, for browsers without scripts or HLS. */
    file: z.string().regex(/^\/video\/[\w-]+\.mp4$/, 'expected a path as /video/name.mp4'),
    /** The master playlist of an HLS stream in public/. */
    stream: z
      .string()
      .regex(/^\/video\/[\w/-]+\.m3u8$/, 'expected a path as /video/name/film.m3u8')
      .optional(),
    /** WebVTT files in public/, one per language. */
    captions: localized(
      z.string().regex(/^\/video\/[\w/-]+\.vtt$/, 'expected a path as /video/name/uz.vtt'),
    ).optional(),
    /** A transcript of speech and action; paragraphs are separated by blank lines. */
    transcript: localizedText.optional(),
    sample,
  });
