import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { covers } from '../../../src/ikat/cover.ts';
import { silk } from '../../../src/ikat/dyes.ts';
import { cardPalettes, paletteOf } from '../../../src/open-graph/palettes.ts';

it.each(Object.entries(cardPalettes))('text is legible on %s', (_, { panel, title, eyebrow }) => {
  expect(wcagContrast(silk[title], silk[panel])).toBeGreaterThanOrEqual(7);
  expect(wcagContrast(silk[eyebrow], silk[panel])).toBeGreaterThanOrEqual(4.5);
});

it('the panel stands out from a dark cover', () => {
  const onClay = covers.filter((cover) => paletteOf({ cover }) === cardPalettes.clay);
  expect(new Set(onClay.map((cover) => cover.split('-')[1]))).toEqual(
    new Set(['cobalt', 'glaze', 'ink']),
  );
});
