import type { ImageMetadata } from 'astro';

/** The widths that a photo is made in, in pixels, none wider than the photo itself or `widest`. */
export function photoWidths({ width }: ImageMetadata, widest = 1280): number[] {
  return [320, 640, 960, 1280].filter((candidate) => candidate <= Math.min(width, widest));
}
