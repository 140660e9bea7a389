import { brotliCompressSync } from 'node:zlib';
import { converter } from 'culori';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { coverOf, coverSvg, covers } from '../../../src/ikat/cover.ts';
import { silk } from '../../../src/ikat/dyes.ts';
import { tokens } from '../styles/tokens.ts';

it('draws at least 4 patterns in 6 palettes', () => {
  const [drawings, palettes] = [0, 1].map(
    (part) => new Set(covers.map((name) => name.split('-')[part])),
  );
  expect(drawings?.size).toBeGreaterThanOrEqual(4);
  expect(palettes?.size).toBeGreaterThanOrEqual(6);
  expect(new Set(covers.map(coverSvg)).size).toBe(covers.length);
});

describe('the cover of an entry', () => {
  it('stays the same', () => {
    expect(coverOf('news', 8)).toBe(coverOf('news', 8));
    expect([coverOf('news', 8), coverOf('journals', 1), coverOf('pages', 'home')]).toEqual([
      'stripes-sky',
      'lattice-pomegranate',
      'waves-sky',
    ]);
  });

  it('differs from its neighbours’ covers', () => {
    const chosen = Array.from({ length: covers.length }, (_, index) => coverOf('news', index + 1));
    expect(new Set(chosen).size).toBe(covers.length);
  });
});

const validator = new HtmlValidate({ elements: [] });

it.each(covers)('%s is a small image', (cover) => {
  const svg = coverSvg(cover);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(1500);
  expect(validator.validateStringSync(svg).valid).toBe(true);
});

it('throws for an unknown cover name', () => {
  expect(() => coverSvg('tartan-cobalt')).toThrow('tartan-cobalt');
});

it.each(['ink', 'clay', 'cobalt', 'glaze', 'apricot', 'pomegranate'] as const)(
  'is dyed in the %s of the light theme',
  (dye) => {
    const rgb = converter('rgb');
    const [dyed, page] = [rgb(silk[dye]), rgb(tokens('light')[dye])];
    for (const channel of ['r', 'g', 'b'] as const) {
      expect(dyed?.[channel]).toBeCloseTo(page?.[channel] as number, 2);
    }
  },
);
