import type { Dye } from '../ikat/dyes.ts';
import type { Layer } from '../ikat/motif.ts';
import type { CardImage } from './card.ts';

/** Dyes of the text panel and of the shapes on it. */
export interface CardPalette {
  panel: Dye;
  title: Dye;
  eyebrow: Dye;
  /** The layers of the diamonds along the panel's edge. */
  edge: readonly [outer: Dye, inner: Dye, heart: Dye];
}

/** The two panels: cobalt by default, clay next to a dark cover. */
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

/** The palette that contrasts with an image. */
export function paletteOf(image: CardImage): CardPalette {
  return 'cover' in image && dark.test(image.cover) ? cardPalettes.clay : cardPalettes.cobalt;
}

/** The diamond on the panel's edge, 105 pixels high. */
export function edgeLayers({ panel, edge: [outer, inner, heart] }: CardPalette): Layer[] {
  return [
    [panel, { columns: 4, columnWidth: 10, step: 18, tip: 15, feather: 9 }],
    [outer, { columns: 2, columnWidth: 10, step: 18, tip: 15, feather: 7 }],
    [inner, { columns: 1, columnWidth: 10, step: 16, tip: 13, feather: 5 }],
    [heart, { columns: 0, columnWidth: 10, step: 0, tip: 12, feather: 3 }],
  ];
}
