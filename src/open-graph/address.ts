import { createHash } from 'node:crypto';
import type { Card } from './card.ts';
import { cardSvg } from './card-svg.ts';
import { format } from './format.ts';

/** The file of a card's picture: another one as soon as anything on the picture changes. */
export function pictureFile({ name, picture, ...texts }: Card): string {
  const source = 'photo' in picture ? picture.digest : picture.cover;
  return `${name}.${digest([edition, source, texts]).slice(0, 8)}.jpg`;
}

/** Where a card's picture is served. */
export function picturePath(card: Card): string {
  return `/open-graph/${pictureFile(card)}`;
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const specimen = {
  name: '',
  kicker: 'Ochiq eshiklar kuni · 2026',
  title: 'Студенты посадили деревья во дворе университета и вдоль улицы',
  university: 'Markaziy Osiyo tibbiyot universiteti',
  sample: 'Namuna',
};

/** Changes with the way pictures are drawn. */
const edition = digest([
  format,
  ...['lattice-cobalt', 'medallion-sky', 'stripes-clay', 'waves-ink'].map((cover) =>
    cardSvg({ ...specimen, picture: { cover } }),
  ),
]);
