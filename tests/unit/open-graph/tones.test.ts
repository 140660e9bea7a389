import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { covers } from '../../../src/ikat/cover.ts';
import { silk } from '../../../src/ikat/silk.ts';
import { toneOf, tones } from '../../../src/open-graph/tones.ts';

it.each(Object.entries(tones))('texts stand out on %s', (_, { panel, title, kicker }) => {
  expect(wcagContrast(silk[title], silk[panel])).toBeGreaterThanOrEqual(7);
  expect(wcagContrast(silk[kicker], silk[panel])).toBeGreaterThanOrEqual(4.5);
});

it('sets the panel off from a dark cloth', () => {
  const onClay = covers.filter((cover) => toneOf({ cover }) === tones.clay);
  expect(new Set(onClay.map((cover) => cover.split('-')[1]))).toEqual(
    new Set(['cobalt', 'glaze', 'ink']),
  );
});
