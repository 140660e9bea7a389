import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { absoluteUrl } from '../routing/site.ts';
import { widest } from './image-service.ts';

/**
 * Widths to generate, in pixels; images are never enlarged. 540 px is `phoneWidth` on a 360 px screen at 2×.
 */
const widths = [320, 540, 960, widest];

/**
 * The files of a responsive image: AVIF in all widths up to `most` pixels, and a single WebP as a fallback
 * for the few browsers without AVIF. A second `srcset` would add bytes to every page.
 */
export async function imageFiles(src: ImageMetadata, most: number = widest) {
  const size = sizeOf(src);
  const offered = widths.filter((width) => width <= Math.min(size.width, most));
  const avif = offered.map(async (width) => {
    const { src: address } = await getImage({ src, width, format: 'avif' });
    return { address, width };
  });
  const width = Math.min(640, size.width);
  const webp = await getImage({ src, width, format: 'webp' });
  return {
    avif: await Promise.all(avif),
    fallback: {
      address: webp.src,
      width,
      height: Math.round((width * size.height) / size.width),
    },
  };
}

/** The `srcset` of the AVIF files. */
export const avifSrcset = (files: Awaited<ReturnType<typeof imageFiles>>['avif']): string =>
  files.map(({ address, width }) => `${address} ${width}w`).join(', ');

/** Absolute URL of the widest file that pages use for an image. */
export async function imageUrl(src: ImageMetadata, most?: number): Promise<string> {
  const { avif, fallback } = await imageFiles(src, most);
  return absoluteUrl((avif.at(-1) ?? fallback).address);
}

/**
 * The size of an image. Astro publishes the original if any property except `clone` (missing in the type) is
 * read; a photo's original contains its location.
 */
function sizeOf(src: ImageMetadata): { width: number; height: number } {
  const { width, height } = (src as { clone?: ImageMetadata }).clone ?? src;
  return { width, height };
}
