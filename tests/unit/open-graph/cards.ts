import type { Card } from '../../../src/open-graph/card.ts';

/** A card like those of the site, but for what a test changes. */
export function card(changes: Partial<Card> = {}): Card {
  return {
    name: 'news-1-uz',
    eyebrow: 'Universitet hayoti · 18-okt, 2025',
    title: 'Abituriyentlar auditoriya va laboratoriyalarni koʻrdi',
    university: 'Markaziy Osiyo tibbiyot universiteti',
    sample: 'Namuna',
    image: { cover: 'lattice-cobalt' },
    ...changes,
  };
}
