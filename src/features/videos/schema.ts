// The fields of videos/.
import { z } from 'astro/zod';
import { editing } from '../../content-types/editing.ts';
import { expected } from '../../content-types/expected.ts';
import {
  day,
  localized,
  localizedText,
  localizedTitle,
  type SchemaContext,
  sample,
  text,
} from '../../content-types/fields.ts';

/** A video. */
export const video = ({ image }: SchemaContext) =>
  z.strictObject({
    title: localizedTitle,
    description: localizedText,
    date: day,
    seconds: z.number().int().positive(),
    poster: image(),
    /** An MP4 in public/, for browsers without scripts or HLS. */
    file: z
      .string()
      .regex(/^\/video\/[\w-]+\.mp4$/, expected('expected.mp4'))
      .register(editing, { widget: 'file', folder: '/video', ending: '.mp4' }),
    /** The master playlist of an HLS stream in public/. */
    stream: z
      .string()
      .regex(/^\/video\/[\w/-]+\.m3u8$/, expected('expected.stream'))
      .optional(),
    /** WebVTT files in public/, one per language. */
    captions: localized(
      z.string().regex(/^\/video\/[\w/-]+\.vtt$/, expected('expected.captions')),
    ).optional(),
    /** A transcript of speech and action; paragraphs are separated by blank lines. */
    transcript: localized(text.clone().register(editing, { widget: 'paragraph' })).optional(),
    sample,
  });
