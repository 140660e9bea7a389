import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { absoluteUrl } from '../routing/site.ts';

/** Widths to generate, in pixels; images are never enlarged. */
const widths = [320, 640, 960, 1280];

/**
 * The files of a responsive image: AVIF in all widths up to `widest` pixels, and a single WebP as a
 * fallback for the few browsers without AVIF. A second `srcset` would add bytes to every page.
 */
export async function imageFiles(src: ImageMetadata, widest = 1280) {
  const offered = widths.filter((width) => width <= Math.min(src.width, widest));
  const avif = offered.map(async (width) => {
    const { src: address } = await getImage({ src, width, format: 'avif' });
    return { address, width };
  });
  const width = Math.min(640, src.width);
  const webp = await getImage({ src, width, format: 'webp' });
  return {
    avif: await Promise.all(avif),
    fallback: {
      address: webp.src,
      width,
      height: Math.round((width * src.height) / src.width),
    },
  };
}

/** Absolute URL of the widest file that a page offers of an image. */
export async function imageUrl(src: ImageMetadata, widest?: number): Promise<string> {
  const { avif, fallback } = await imageFiles(src, widest);
  return absoluteUrl((avif.at(-1) ?? fallback).address);
}
