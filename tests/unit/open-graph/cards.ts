import type { Card } from '../../../src/open-graph/card.ts';

/** A card like the site's, with a test's overrides. */
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
