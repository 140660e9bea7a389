import { type Layer, motif, patternSvg } from './motif.ts';

const repeat = { width: 96, height: 72 };

const large: Layer[] = [
  ['glaze', { columns: 6, columnWidth: 6, step: 8, tip: 8, feather: 5 }],
  ['clay', { columns: 4, columnWidth: 6, step: 8, tip: 6, feather: 4 }],
  ['apricot', { columns: 1, columnWidth: 6, step: 10, tip: 8, feather: 3 }],
];
const small: Layer[] = [
  ['clay', { columns: 2, columnWidth: 6, step: 9, tip: 6, feather: 4 }],
  ['pomegranate', { columns: 1, columnWidth: 6, step: 8, tip: 4, feather: 3 }],
];

/** One tile of the pattern below the home page's hero and along the footer's edge. */
export function bandSvg(): string {
  const { width, height } = repeat;
  const corners = [0, width].flatMap((x) => [0, height].map((y) => motif(small, x, y)));
  return patternSvg(
    width,
    height,
    'cobalt',
    motif(large, width / 2, height / 2) + corners.join(''),
  );
}
