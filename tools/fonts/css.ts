import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial/700';
import onest from '@capsizecss/metrics/onest/700';
import roboto from '@capsizecss/metrics/roboto/700';
import { subsets } from './subsets.ts';

const fallbacks = [roboto, arial];

/** The heading font's stylesheet, with fallback fonts scaled to its metrics. */
export function headingFontCss(): string {
  const faces = subsets.map(
    ({ name, range }) => `@font-face {
  font-family: Onest;
  src: url("../assets/fonts/onest-${name}.woff2") format("woff2");
  font-weight: 700;
  font-display: optional;
  unicode-range: ${range};
}`,
  );
  const stack = createFontStack([onest, ...fallbacks], {
    fontFaceProperties: { fontWeight: 700 },
  });
  const families = [
    'Onest',
    ...fallbacks.map(({ familyName }) => `"Onest Fallback: ${familyName}"`),
  ];
  return `/* Written by tools/fonts/make-fonts.ts. */
${[...faces, stack.fontFaces.replaceAll("'", '"')].join('\n\n')}

:root {
  --font-onest: ${families.join(', ')};
}
`;
}
