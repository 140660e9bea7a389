import { describe, expect, it } from 'vitest';
import { apostropheCorrections } from '../../../src/content-check/apostrophes.ts';
import { applyCorrections } from '../../../src/content-check/correction.ts';

const corrected = (text: string) => applyCorrections(text, apostropheCorrections(text));

describe('apostropheCorrections', () => {
  it.each(["'", '‘', '’', '`', '´', 'ʼ'])('oʻ and gʻ take ʻ instead of %s', (mark) => {
    expect(corrected(`o${mark}qish, O${mark}zbek, tog${mark}, G${mark}arb`)).toBe(
      'oʻqish, Oʻzbek, togʻ, Gʻarb',
    );
  });

  it.each(["'", '‘', '’', '`', '´', 'ʻ'])('other words take ʼ instead of %s', (mark) => {
    expect(corrected(`ma${mark}lumot, san${mark}at, E${mark}LON`)).toBe('maʼlumot, sanʼat, EʼLON');
  });

  it.each([
    'oʻqish maʼlumot gʻoya sanʼat',
    '‘talaba’ degan soʻz',
    "'talaba' degan soʻz, 'oʻqituvchi'",
    '“‘kino’ va ‘foto’”',
    '“talabalar’ deb',
    "'radio' eshitish",
    'ota\n\nbola',
  ])('leaves %j alone', (text) => {
    expect(corrected(text)).toBe(text);
  });

  it('distinguishes an apostrophe at the end of a word from a closing quotation mark', () => {
    expect(corrected("‘tog' bagʻrida’")).toBe('‘togʻ bagʻrida’');
    expect(corrected("'radio' va tog' ")).toBe("'radio' va togʻ ");
  });

  it('forgets a quotation at the end of its paragraph', () => {
    expect(corrected("'90-yillar\n\ntog' ")).toBe("'90-yillar\n\ntogʻ ");
  });

  it('shows the word before and after', () => {
    expect(apostropheCorrections("Bu ta'lim.")).toEqual([
      { start: 5, length: 1, replacement: 'ʼ', before: "ta'lim", after: 'taʼlim' },
    ]);
  });
});
