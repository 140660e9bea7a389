import type { Layer } from '../ikat/layers.ts';
import type { Dye } from '../ikat/silk.ts';
import type { CardPicture } from './card.ts';

/** The panel that the text stands on, and the dyes on it. */
export interface Tone {
  panel: Dye;
  title: Dye;
  kicker: Dye;
  /** Of the diamonds inside the panel's own, on its edge. */
  edge: readonly [outer: Dye, inner: Dye, heart: Dye];
}

export const tones = {
  cobalt: {
    panel: 'cobalt',
    title: 'paper',
    kicker: 'apricot',
    edge: ['glaze', 'clay', 'apricot'],
  },
  clay: {
    panel: 'clay',
    title: 'ink',
    kicker: 'cobalt',
    edge: ['glaze', 'cobalt', 'apricot'],
  },
} as const satisfies Record<string, Tone>;

const dark = /-(?:cobalt|glaze|ink)$/;

/** Clay beside a dark cloth, cobalt beside all else. */
export function toneOf(picture: CardPicture): Tone {
  return 'cover' in picture && dark.test(picture.cover) ? tones.clay : tones.cobalt;
}

/** The diamonds on the panel's edge, 105 units high. */
export function edgeLayers({ panel, edge: [outer, inner, heart] }: Tone): Layer[] {
  return [
    [panel, { columns: 4, columnWidth: 10, step: 18, tip: 15, feather: 9 }],
    [outer, { columns: 2, columnWidth: 10, step: 18, tip: 15, feather: 7 }],
    [inner, { columns: 1, columnWidth: 10, step: 16, tip: 13, feather: 5 }],
    [heart, { columns: 0, columnWidth: 10, step: 0, tip: 12, feather: 3 }],
  ];
}
