import { expect, it } from 'vitest';
import type { Card } from '../../../src/open-graph/card.ts';
import { cardFile, cardPath } from '../../../src/open-graph/card-files.ts';
import { card } from './cards.ts';

it('contains the entry, its language and a digest', () => {
  expect(cardFile(card())).toMatch(/^news-1-uz\.[0-9a-f]{8}\.jpg$/);
  expect(cardPath(card())).toBe(`/open-graph/${cardFile(card())}`);
});

it.each<Partial<Card>>([
  { title: 'Boshqa sarlavha' },
  { eyebrow: 'Ijtimoiy hayot · 18-okt, 2025' },
  { university: 'Boshqa universitet' },
  { sample: undefined },
  { image: { cover: 'waves-ink' } },
  { image: { file: '/a.jpg', digest: '1' } },
])('changes with %o', (change) => {
  expect(cardFile(card(change))).not.toBe(cardFile(card()));
});

it('changes with an image’s bytes, not with its path', () => {
  const fileOf = (file: string, digest: string) => cardFile(card({ image: { file, digest } }));
  expect(fileOf('/one/a.jpg', '1')).toBe(fileOf('/other/b.jpg', '1'));
  expect(fileOf('/one/a.jpg', '1')).not.toBe(fileOf('/one/a.jpg', '2'));
});
