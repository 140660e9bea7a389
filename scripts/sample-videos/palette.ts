/** The colours of the site's light theme, as SVG writes them. */
export const palette = {
  paper: '#ffffff',
  clay: '#f6f2ea',
  cobalt: '#123f7a',
  glaze: '#0b7a75',
  apricot: '#f2a33a',
  pomegranate: '#9c1237',
} as const;
