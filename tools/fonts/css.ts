import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial/700';
import onest from '@capsizecss/metrics/onest/700';
import roboto from '@capsizecss/metrics/roboto/700';

const fallbacks = [roboto, arial];

/** The heading font's family, with fallback fonts scaled to its metrics. */
export function headingFontCss(): string {
  const stack = createFontStack([onest, ...fallbacks], {
    fontFaceProperties: { fontWeight: 700 },
  });
  const families = [
    'Onest',
    ...fallbacks.map(({ familyName }) => `"Onest Fallback: ${familyName}"`),
  ];
  return `/* Written by tools/fonts/make-fonts.ts. */
${stack.fontFaces.replaceAll("'", '"')}

:root {
  --font-onest: ${families.join(', ')};
}
`;
}
