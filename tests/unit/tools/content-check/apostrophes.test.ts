import { describe, expect, it } from 'vitest';
import { lookAlikeMarks } from '../../../../tools/content-check/apostrophes.ts';

const mended = (text: string, doubled = false) =>
  lookAlikeMarks(text, doubled).reduceRight(
    (left, { start, length, mark }) => left.slice(0, start) + mark + left.slice(start + length),
    text,
  );

describe('look-alike apostrophes', () => {
  it.each(["'", '‘', '’', '`', '´', 'ʼ'])('oʻ and gʻ take ʻ instead of %s', (mark) => {
    expect(mended(`o${mark}qish, O${mark}zbek, tog${mark}, G${mark}arb`)).toBe(
      'oʻqish, Oʻzbek, togʻ, Gʻarb',
    );
  });

  it.each(["'", '‘', '’', '`', '´', 'ʻ'])('other words take ʼ instead of %s', (mark) => {
    expect(mended(`ma${mark}lumot, san${mark}at, E${mark}LON`)).toBe('maʼlumot, sanʼat, EʼLON');
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
    expect(mended(text)).toBe(text);
  });

  it('tells an apostrophe at the end of a word from the mark that closes a quotation', () => {
    expect(mended("‘tog' bagʻrida’")).toBe('‘togʻ bagʻrida’');
    expect(mended("'radio' va tog' ")).toBe("'radio' va togʻ ");
  });

  it('forgets a quotation at the end of its paragraph', () => {
    expect(mended("'90-yillar\n\ntog' ")).toBe("'90-yillar\n\ntogʻ ");
  });

  it('reads a doubled apostrophe as one', () => {
    expect(mended("o''qish ma''lumot ''radio''", true)).toBe("oʻqish maʼlumot ''radio''");
  });

  it('shows the word before and after', () => {
    expect(lookAlikeMarks("Bu ta'lim.")).toEqual([
      { start: 5, length: 1, mark: 'ʼ', word: "ta'lim", mended: 'taʼlim' },
    ]);
  });
});
