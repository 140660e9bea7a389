/** The dyes of the ikat patterns, as SVG writes them: the site's light colours, the same in every theme. */
export const silk = {
  ink: '#10202f',
  paper: '#ffffff',
  clay: '#f6f2ea',
  cobalt: '#123f7a',
  glaze: '#0b7a75',
  apricot: '#f2a33a',
  pomegranate: '#9c1237',
} as const;

export type Dye = keyof typeof silk;

/** The dyes of one pattern, from its ground to the heart of its diamonds. */
export type Palette = Record<'ground' | 'outer' | 'inner' | 'heart', Dye>;

export const palettes = {
  cobalt: { ground: 'cobalt', outer: 'glaze', inner: 'clay', heart: 'apricot' },
  glaze: { ground: 'glaze', outer: 'cobalt', inner: 'clay', heart: 'apricot' },
  clay: { ground: 'clay', outer: 'glaze', inner: 'cobalt', heart: 'pomegranate' },
  pomegranate: { ground: 'pomegranate', outer: 'apricot', inner: 'clay', heart: 'cobalt' },
  ink: { ground: 'ink', outer: 'pomegranate', inner: 'apricot', heart: 'clay' },
  sky: { ground: 'clay', outer: 'cobalt', inner: 'apricot', heart: 'glaze' },
} satisfies Record<string, Palette>;
