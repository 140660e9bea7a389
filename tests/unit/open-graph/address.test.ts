import { expect, it } from 'vitest';
import { pictureFile, picturePath } from '../../../src/open-graph/address.ts';
import type { Card } from '../../../src/open-graph/card.ts';
import { card } from './cards.ts';

it('names the entry, its language and a digest', () => {
  expect(pictureFile(card())).toMatch(/^news-1-uz\.[0-9a-f]{8}\.jpg$/);
  expect(picturePath(card())).toBe(`/open-graph/${pictureFile(card())}`);
});

it.each<Partial<Card>>([
  { title: 'Boshqa sarlavha' },
  { kicker: 'Ijtimoiy hayot · 18-okt, 2025' },
  { university: 'Boshqa universitet' },
  { sample: undefined },
  { picture: { cover: 'waves-ink' } },
  { picture: { photo: '/a.jpg', digest: '1' } },
])('changes with %o', (change) => {
  expect(pictureFile(card(change))).not.toBe(pictureFile(card()));
});

it('changes with a photo’s bytes, not with its place', () => {
  const fileOf = (photo: string, digest: string) =>
    pictureFile(card({ picture: { photo, digest } }));
  expect(fileOf('/one/a.jpg', '1')).toBe(fileOf('/other/b.jpg', '1'));
  expect(fileOf('/one/a.jpg', '1')).not.toBe(fileOf('/one/a.jpg', '2'));
});
