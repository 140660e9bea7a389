import type { Locale } from '../../src/i18n/locales.ts';

/** A drawn clip: `picture(time)` is the SVG body at `time` seconds, in a view of 640 by 360 units. */
export interface Clip {
  name: string;
  seconds: number;
  /** The second that the poster shows. */
  posterAt: number;
  picture: (time: number) => string;
}

/** A longer one that is streamed, with sound as an expression of ffmpeg, and captions. */
export interface Film extends Clip {
  sound: string;
  captions: { from: number; to: number; text: Record<Locale, string> }[];
}

export const view = { width: 640, height: 360 };

/** A complete SVG document of `width` pixels around a clip's picture. */
export function svgDocument(body: string, width: number): Buffer {
  const height = (width * view.height) / view.width;
  const viewBox = `0 0 ${view.width} ${view.height}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`,
  );
}
