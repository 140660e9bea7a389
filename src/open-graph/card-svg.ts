import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../build/site-folder.mjs';
import { coverSvg } from '../ikat/cover.ts';
import { silk } from '../ikat/dyes.ts';
import { dyed, motif } from '../ikat/motif.ts';
import { type Card, format } from './card.ts';
import { type FittedText, fitText, type TextBox } from './fit-text.ts';
import { drawable, lineSvg, widthOf } from './font.ts';
import { edgeLayers, paletteOf } from './palettes.ts';

const { width, height } = format;
const panelWidth = 808;
const left = 64;
const emblemSize = 64;
const nameLeft = left + emblemSize + 20;
const footer = height - 56 - emblemSize;
const diamonds = 6;

const emblem = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8').replace(
  '<svg ',
  `<svg x="${left}" y="${footer}" width="${emblemSize}" height="${emblemSize}" `,
);

/** The area of the image or cover, in pixels. */
export const imageBox = { left: panelWidth, width: width - panelWidth, height };

const textWidth = 684;

const steps = (lines: number, ...sizes: number[]) => sizes.map((size) => ({ size, lines }));

/** The text areas; even a title of four lines leaves room for the footer. */
export const boxes = {
  eyebrow: { width: textWidth, steps: [...steps(1, 34, 32, 30), ...steps(2, 32, 30, 28)] },
  title: {
    width: textWidth,
    steps: [...steps(3, 88, 80, 76), ...steps(4, 72, 66, 60, 56, 52, 48, 44, 40)],
  },
  university: { width: textWidth + left - nameLeft, steps: steps(2, 30, 26) },
} satisfies Record<string, TextBox>;

/** A card as SVG; the area of an image file stays transparent. */
export function cardSvg(card: Card): string {
  const palette = paletteOf(card.image);
  const eyebrow = fitText(drawable(card.eyebrow), boxes.eyebrow, widthOf);
  const title = fitText(drawable(card.title), boxes.title, widthOf);
  const university = fitText(drawable(card.university), boxes.university, widthOf);
  const gap = 18 + title.size * 0.3;
  const top = (footer + 20 - heightOf(eyebrow) - gap - heightOf(title)) / 2;
  const nameTop = footer + (emblemSize - heightOf(university)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    'cover' in card.image ? placedCover(card.image.cover) : '',
    dyed(palette.panel, `M0 0h${panelWidth}v${height}H0z`),
    ...Array.from({ length: diamonds }, (_, index) =>
      motif(edgeLayers(palette), panelWidth, ((index + 0.5) * height) / diamonds),
    ),
    blockSvg(eyebrow, left, top, silk[palette.eyebrow]),
    blockSvg(title, left, top + heightOf(eyebrow) + gap, silk[palette.title]),
    emblem,
    blockSvg(university, nameLeft, nameTop, silk[palette.title]),
    card.sample ? badgeSvg(drawable(card.sample)) : '',
    '</svg>',
  ].join('');
}

const capitals = 0.7;
const lead = (size: number) => size * (size > 40 ? 1.14 : 1.25);

/** Pixels from the cap height of the first line to the baseline of the last. */
const heightOf = ({ lines, size }: FittedText) => size * capitals + (lines.length - 1) * lead(size);

function blockSvg({ lines, size }: FittedText, x: number, top: number, fill: string): string {
  return lines
    .map((line, index) => lineSvg(line, x, top + size * capitals + index * lead(size), size, fill))
    .join('');
}

/** A cover scaled to the card's height and centred in the image area. */
function placedCover(cover: string): string {
  const scale = height / 180;
  const x = imageBox.left + imageBox.width / 2 - 160 * scale;
  return `<g transform="translate(${x} 0) scale(${scale})">${coverSvg(cover)}</g>`;
}

function badgeSvg(label: string): string {
  const size = 26;
  const boxWidth = widthOf(label) * size + 36;
  const x = width - 32 - boxWidth;
  return (
    `<rect x="${x}" y="32" width="${boxWidth}" height="52" rx="8" fill="${silk.clay}" stroke="${silk.cobalt}" stroke-width="3"/>` +
    lineSvg(label, x + 18, 58 + (size * capitals) / 2, size, silk.cobalt)
  );
}
