import type { Dye } from './silk.ts';

/** The dyes of one cloth, from its ground to the heart of its diamonds. */
export type Palette = Record<'ground' | 'outer' | 'inner' | 'heart', Dye>;

export const palettes = {
  cobalt: { ground: 'cobalt', outer: 'glaze', inner: 'clay', heart: 'apricot' },
  glaze: { ground: 'glaze', outer: 'cobalt', inner: 'clay', heart: 'apricot' },
  clay: { ground: 'clay', outer: 'glaze', inner: 'cobalt', heart: 'pomegranate' },
  pomegranate: { ground: 'pomegranate', outer: 'apricot', inner: 'clay', heart: 'cobalt' },
  ink: { ground: 'ink', outer: 'pomegranate', inner: 'apricot', heart: 'clay' },
  sky: { ground: 'clay', outer: 'cobalt', inner: 'apricot', heart: 'glaze' },
} satisfies Record<string, Palette>;
