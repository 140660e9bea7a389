import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { absoluteUrl } from '../routing/site.ts';

/** The widths that a photo is made in, in pixels; none wider than the photo itself. */
const widths = [320, 640, 960, 1280];

/**
 * The files of a photo: AVIF in all widths up to `widest`, and for the few browsers that can't show
 * it WebP in one, since a list of those too would cost every visitor its bytes.
 */
export async function photoFiles(src: ImageMetadata, widest = 1280) {
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

/** The absolute address of the widest file that a page shows of a photo. */
export async function photoUrl(src: ImageMetadata, widest?: number): Promise<string> {
  const { avif, fallback } = await photoFiles(src, widest);
  return absoluteUrl((avif.at(-1) ?? fallback).address);
}
