import sharp, { type Sharp } from 'sharp';
import type { Card } from './card.ts';
import { cardSvg, pictureBox } from './card-svg.ts';
import { format } from './format.ts';

/** The finished picture; the same bytes for the same card. */
export function cardJpeg(card: Card): Promise<Buffer> {
  const drawing = Buffer.from(cardSvg(card));
  const picture =
    'photo' in card.picture
      ? besidePanel(card.picture.photo).composite([{ input: drawing }])
      : sharp(drawing).flatten();
  return picture.jpeg(format.jpeg).toBuffer();
}

/** The part of a photo that draws the eye, with room for the panel on its left. */
function besidePanel(photo: string): Sharp {
  const { left, width, height } = pictureBox;
  return sharp(photo)
    .autoOrient()
    .resize({ width, height, position: 'attention' })
    .toColourspace('srgb')
    .extend({ left });
}
