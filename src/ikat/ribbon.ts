import { routeOf } from '../routing/href.ts';
import { routes } from '../routing/routes.ts';
import type { Section } from '../routing/sections.ts';
import type { Dye } from './dyes.ts';
import { type Layer, motif, patternSvg } from './motif.ts';

/** The background colours of the ribbon below the header, one for each part of the site. */
export const ribbons = ['cobalt', 'apricot', 'pomegranate', 'glaze'] as const satisfies Dye[];

/** The background colour of a ribbon. */
export type Ribbon = (typeof ribbons)[number];

const sectionRibbons: Partial<Record<Section, Ribbon>> = {
  admission: 'apricot',
  journals: 'pomegranate',
  library: 'pomegranate',
  people: 'glaze',
  units: 'glaze',
};

/** The ribbon of a page, by the section of its route; `path` without a language prefix. */
export function ribbonOf(path: string): Ribbon {
  const route = routeOf(path);
  const { section } = { section: undefined, ...(route && routes[route]) };
  return (section && sectionRibbons[section]) ?? 'cobalt';
}

const repeat = { width: 48, height: 16 };
const diamond = (inner: Dye): Layer[] => [
  ['clay', { columns: 4, columnWidth: 3, step: 2.5, tip: 2, feather: 1.5 }],
  [inner, { columns: 2, columnWidth: 3, step: 2.5, tip: 2, feather: 1 }],
];

/** One tile of a ribbon. */
export function ribbonSvg(ground: Ribbon): string {
  const { width, height } = repeat;
  const inner = ground === 'apricot' ? 'cobalt' : 'apricot';
  const drawing = motif(diamond(inner), width / 2, height / 2);
  const between = [0, width].map((x) =>
    motif([['clay', { columns: 1, columnWidth: 3, step: 3, tip: 2, feather: 1 }]], x, height / 2),
  );
  return patternSvg(width, height, ground, drawing + between.join(''));
}
