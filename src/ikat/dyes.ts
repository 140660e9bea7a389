/** Colours of the ikat patterns: those of the light theme, also in dark mode. */
export const silk = {
  ink: '#10202f',
  paper: '#ffffff',
  clay: '#f6f2ea',
  cobalt: '#123f7a',
  glaze: '#0b7a75',
  apricot: '#f2a33a',
  pomegranate: '#9c1237',
} as const;

/** The name of a colour. */
export type Dye = keyof typeof silk;

/** The colours of a pattern, from the background to the centre of its diamonds. */
export type Palette = Record<'ground' | 'outer' | 'inner' | 'heart', Dye>;

/** Palettes of the covers. */
export const palettes = {
  cobalt: { ground: 'cobalt', outer: 'glaze', inner: 'clay', heart: 'apricot' },
  glaze: { ground: 'glaze', outer: 'cobalt', inner: 'clay', heart: 'apricot' },
  clay: { ground: 'clay', outer: 'glaze', inner: 'cobalt', heart: 'pomegranate' },
  pomegranate: { ground: 'pomegranate', outer: 'apricot', inner: 'clay', heart: 'cobalt' },
  ink: { ground: 'ink', outer: 'pomegranate', inner: 'apricot', heart: 'clay' },
  sky: { ground: 'clay', outer: 'cobalt', inner: 'apricot', heart: 'glaze' },
} satisfies Record<string, Palette>;
