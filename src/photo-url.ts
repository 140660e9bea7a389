import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { photoWidths } from './photo-widths.ts';
import { absoluteUrl } from './routing/href.ts';

/** The absolute address of the widest picture that Photo.astro shows of a photo. */
export async function photoUrl(photo: ImageMetadata, site: URL): Promise<string> {
  const { src } = await getImage({
    src: photo,
    width: photoWidths(photo).at(-1) ?? photo.width,
    format: 'webp',
  });
  return absoluteUrl(src, site);
}
