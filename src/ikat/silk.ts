/** The dyes of the cloth, as SVG writes them: the site's light colours, the same in every theme. */
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
