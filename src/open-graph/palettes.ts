import type { Dye } from '../ikat/dyes.ts';
import type { Layer } from '../ikat/motif.ts';
import type { CardImage } from './card.ts';

/** The panel that the text stands on, and the dyes on it. */
export interface CardPalette {
  panel: Dye;
  title: Dye;
  eyebrow: Dye;
  /** Of the diamonds inside the panel's own, on its edge. */
  edge: readonly [outer: Dye, inner: Dye, heart: Dye];
}

export const cardPalettes = {
  cobalt: {
    panel: 'cobalt',
    title: 'paper',
    eyebrow: 'apricot',
    edge: ['glaze', 'clay', 'apricot'],
  },
  clay: {
    panel: 'clay',
    title: 'ink',
    eyebrow: 'cobalt',
    edge: ['glaze', 'cobalt', 'apricot'],
  },
} as const satisfies Record<string, CardPalette>;

const dark = /-(?:cobalt|glaze|ink)$/;

/** Clay beside a dark cover, cobalt beside all else. */
export function paletteOf(picture: CardImage): CardPalette {
  return 'cover' in picture && dark.test(picture.cover) ? cardPalettes.clay : cardPalettes.cobalt;
}

/** The diamonds on the panel's edge, 105 units high. */
export function edgeLayers({ panel, edge: [outer, inner, heart] }: CardPalette): Layer[] {
  return [
    [panel, { columns: 4, columnWidth: 10, step: 18, tip: 15, feather: 9 }],
    [outer, { columns: 2, columnWidth: 10, step: 18, tip: 15, feather: 7 }],
    [inner, { columns: 1, columnWidth: 10, step: 16, tip: 13, feather: 5 }],
    [heart, { columns: 0, columnWidth: 10, step: 0, tip: 12, feather: 3 }],
  ];
}
